import { lookup } from 'node:dns/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { fail } from '../../../platform/failure.ts';
import { isInside, isOutside } from '../../../platform/push/outside-address.ts';

const longestMs = 3_000;

/**
 * Told when it is written down, so that nobody waits for what can never arrive; what counts is asked again for each delivery, of
 * the very connection. A name that nobody knows yet may be known later.
 */
export async function checkAddress(url: string, internalHosts: readonly string[]): Promise<void> {
  if (!isOutside(url, internalHosts)) fail('validation_failed', { url: 'webhook_url_inside' });
  const { host, hostname } = new URL(url);
  if (internalHosts.includes(host)) return;
  const found = lookup(hostname.replace(/^\[|\]$/g, ''), { all: true }).catch(() => []);
  const addresses = await Promise.race([found, pause(longestMs, [], { ref: false })]);
  const leadsInside = addresses.length > 0 && addresses.every(({ address }) => isInside(address));
  if (leadsInside) fail('validation_failed', { url: 'webhook_url_inside' });
}
