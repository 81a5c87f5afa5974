/** What keeps the memory of the API small; `npm run api` and the Dockerfile name the same. */
export const apiFlags = ['--max-semi-space-size=8', '--max-old-space-size=1024'];
