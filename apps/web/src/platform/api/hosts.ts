import { savedValue } from '../device/local-storage.ts';

/** Hosts besides our own that the build was told of. */
const apiHosts: readonly string[] = __API_HOSTS__;
const noAuthHosts: readonly string[] = __NO_AUTH_HOSTS__;
const testingHosts: readonly string[] = __TESTING_HOSTS__;

const originOf = (address: string): string | undefined => {
  try {
    return new URL(address).origin;
  } catch {
    return undefined;
  }
};

/**
 * Where the API stands: our own origin, or the one kept in local storage under `marketplace.api_base`,
 * which counts only when it is on the configured list.
 */
export function apiOrigin(ownOrigin: string, allowed: readonly string[] = apiHosts): string {
  const chosen = originOf(savedValue('api_base') ?? '');
  const isAllowed = allowed.some((each) => originOf(each) === chosen);
  return chosen && isAllowed ? chosen : ownOrigin;
}

/** Hosts that must not see the token. */
export const isNoAuthHost = (host: string, listed: readonly string[] = noAuthHosts): boolean =>
  listed.some((part) => host.includes(part));

export function isTestingHost(host: string, listed: readonly string[] = testingHosts): boolean {
  const name = host.replace(/:\d+$/, '');
  if (['localhost', '127.0.0.1', ...listed].includes(name)) return true;
  return name.endsWith('.test') || /staging|testing/.test(name);
}
