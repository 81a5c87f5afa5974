export const defaultPath = '/seller';

/** Where a login leads back to: a path of this app, and never another origin in disguise. */
export function returnPath(from: string | undefined): string {
  if (!from?.startsWith('/') || /^\/[/\\]/.test(from) || /[\p{Cc}\\]/u.test(from))
    return defaultPath;
  try {
    const { origin, pathname, search, hash } = new URL(from, 'https://here.invalid');
    // `/.//host` is a path when it is read, and `//host` once its dots are gone.
    const isOurs = origin === 'https://here.invalid' && !pathname.startsWith('//');
    return isOurs ? pathname + search + hash : defaultPath;
  } catch {
    return defaultPath;
  }
}
