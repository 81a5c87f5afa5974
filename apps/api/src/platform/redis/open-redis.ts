import type { Redis } from 'ioredis';
import { connectToRedis, type Log } from './connection.ts';
import { fanOut } from './fan-out.ts';

/** What processes share besides the database: notices, and the counts of the rate limits. */
export type SharedRedis = { commands: Redis; close: () => Promise<void> };

/** Does not wait for the server: everything works without it, only slower. */
export function openRedis(url: string, log: Log): SharedRedis {
  const connections = connectToRedis(url, log);
  const notices = fanOut(connections);
  return {
    commands: connections.commands,
    close: async () => {
      await notices.close();
      connections.close();
    },
  };
}
