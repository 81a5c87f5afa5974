import type { IncomingHttpHeaders } from 'node:http';
import type { SignInPlace } from '../authenticate.ts';

/** What a request says of the device it came from. */
export const placeOf = (headers: IncomingHttpHeaders, address: string): SignInPlace => ({
  client_type: String(headers['client-type'] ?? 'UNKNOWN').slice(0, 20),
  device: deviceIn(headers['user-agent'] ?? ''),
  address,
});

/** The first that fits: most browsers name others besides themselves. */
const browsers = [
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/OPR\/|Opera/, 'Opera'],
  [/Edg(A|iOS)?\//, 'Edge'],
  [/FxiOS\/|Firefox\//, 'Firefox'],
  [/; wv\)/, 'Aplikasi'],
  [/CriOS\/|Chrome\//, 'Chrome'],
  [/Version\/.*Safari\//, 'Safari'],
  [/^okhttp|CFNetwork|Dart\//, 'Aplikasi'],
] as const;

const systems = [
  [/Android/, 'Android'],
  [/iPhone|iPad|iOS/, 'iPhone atau iPad'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
] as const;

const named = (list: typeof browsers | typeof systems, agent: string) =>
  list.find(([pattern]) => pattern.test(agent))?.[1];

/** In the words of its owner, such as “Chrome di Android”; empty where nothing is known. */
export function deviceIn(agent: string): string {
  const [browser, system] = [named(browsers, agent), named(systems, agent)];
  return browser && system ? `${browser} di ${system}` : (browser ?? system ?? '');
}
