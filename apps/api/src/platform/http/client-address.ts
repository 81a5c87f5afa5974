import { isIPv6 } from 'node:net';

/**
 * Whom an address is counted as: an IPv4 address by itself, an IPv6 one by its /64, since that is what a
 * provider gives to one customer. An IPv4 address that came as IPv6 is the same address.
 */
export function clientAddress(ip: string | undefined): string {
  // Every call asks several times, and most come over IPv4.
  if (ip !== undefined && !ip.includes(':')) return ip;
  const address = plain(ip);
  return isIPv6(address) ? firstGroups(address) : address;
}

/** The /48 of an IPv6 address: some have all of one to themselves, which is 65,536 of the above. */
export const clientNetwork = (ip: string | undefined) => networkOf(clientAddress(ip));

/** The same of who is already counted as above. */
export const networkOf = (address: string): string | undefined =>
  address.includes(':') ? address.split(':').slice(0, 3).join(':') : undefined;

/**
 * How the addresses around one begin: its /24, or /48 of IPv6. A phone that changes its address mostly stays in there.
 * What has no address is near nothing.
 */
export const nearby = (address: string): string => {
  const network = networkOf(address);
  return network ? `${network}:` : address.replace(/[^.]+$/, '') || 'nowhere';
};

/** A network may have as much of everything as so many addresses. */
export const networkShare = 10;

/** A connection that is gone by now has no address any more, whatever its type says. */
function plain(ip: string | undefined): string {
  const [address = ''] = (ip ?? '').toLowerCase().split('%');
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1] ?? address;
}

function firstGroups(address: string): string {
  const [before = '', after] = address.split('::');
  const first = groupsOf(before);
  const last = after === undefined ? [] : groupsOf(after);
  const between = Array.from({ length: 8 - first.length - last.length }, () => '0');
  const groups = after === undefined ? first : [...first, ...between, ...last];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

/** An IPv4 address at the end takes the place of two groups. */
const groupsOf = (text: string) =>
  text === ''
    ? []
    : text.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]));
