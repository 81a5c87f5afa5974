import { lookup as lookUp } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** What a stranger's address must not lead to: this machine, the house's own network, and what is no place at all. */
const inside = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  inside.addSubnet(network, bits, 'ipv6');

/** An IPv4 address written as IPv6 is held against the networks of IPv4. */
const mapped = /^::ffff:(?:0:)?/i;

export function isInside(address: string): boolean {
  const plain = mapped.test(address) ? fromMapped(address) : address;
  const family = isIP(plain);
  if (family === 0) return true;
  return inside.check(plain, family === 4 ? 'ipv4' : 'ipv6');
}

function fromMapped(address: string): string {
  const rest = address.replace(mapped, '');
  if (rest.includes('.')) return rest;
  const [high = 0, low = 0] = rest.split(':').map((part) => Number.parseInt(part, 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/** Names that lead inside by what they are; where a name leads in truth is seen when it is looked up. */
const insideName = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|test)\.?$/i;

/** Whether an address that a stranger gave may be called: https to the world, or one of the hosts that are let in by name. */
export function isOutside(address: string, internalHosts: readonly string[]): boolean {
  const url = URL.parse(address);
  if (!url) return false;
  if (internalHosts.includes(url.host)) return true;
  if (url.protocol !== 'https:' || url.username || url.password || url.port !== '') return false;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return isIP(host) ? !isInside(host) : host.includes('.') && !insideName.test(host);
}

export const leadsInside = 'leads inside';

/** Looks a name up as usual, but answers with nothing inside: the connection goes to what was looked at, and nowhere else. */
export const lookUpOutside: LookupFunction = (hostname, options, answer) => {
  lookUp(hostname, { ...options, all: true }, (error, addresses) => {
    const outside = addresses?.filter(({ address }) => !isInside(address)) ?? [];
    const [first] = outside;
    if (error || !first) return answer(error ?? new Error(leadsInside), '', 0);
    if (options.all) return answer(null, outside);
    return answer(null, first.address, first.family);
  });
};
