import type { Log } from '../platform/redis/connection.ts';
import type { SharedRedis } from '../platform/redis/open-redis.ts';
import type { Config } from './config.ts';

/** Redis when an address is given; its client is loaded only then. */
export async function openSharedRedis(
  { REDIS_URL }: Pick<Config, 'REDIS_URL'>,
  log: Log,
): Promise<SharedRedis | undefined> {
  if (!REDIS_URL) return undefined;
  const { openRedis } = await import('../platform/redis/open-redis.ts');
  return openRedis(REDIS_URL, log);
}
