import { isIPv6 } from 'node:net';

/**
 * Whom an address is counted as: an IPv4 address by itself, an IPv6 one by its /64, since that is what a
 * provider gives to one customer. An IPv4 address that came as IPv6 is the same address.
 */
export function clientAddress(ip: string): string {
  const [address = ''] = ip.toLowerCase().split('%');
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1];
  if (mapped) return mapped;
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
