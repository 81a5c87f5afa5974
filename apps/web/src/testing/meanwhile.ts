import type { Api } from '../platform/api/client.ts';

/** The same calls, each of whose answers arrives only after something else has happened. */
export const withMeanwhile =
  (api: Api, happens: () => unknown): Api =>
  (call, ...rest) =>
    api(call, ...rest).then(async (answer) => {
      await happens();
      return answer;
    });
