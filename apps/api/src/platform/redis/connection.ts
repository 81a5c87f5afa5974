import type { FastifyBaseLogger } from 'fastify';
import { Redis } from 'ioredis';
import { endInSilence } from './end-in-silence.ts';

export type Log = Pick<FastifyBaseLogger, 'info' | 'warn'>;

const longestSilenceMs = 500;
const longestPauseMs = 2_000;

/**
 * Nothing ever waits for Redis: without a connection a command fails at once, and one that is lost
 * under way is not sent again.
 */
const options = {
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  autoResubscribe: false,
  connectTimeout: 2_000,
  retryStrategy: (attempt: number) => Math.min(attempt * 100, longestPauseMs),
};

/** Two connections: one that listens is good for nothing else. */
export function connectToRedis(url: string, log: Log) {
  const commands = new Redis(url, options);
  const listening = new Redis(url, options);
  const away = new Set<Redis>();
  const stops: (() => void)[] = [];
  for (const connection of [commands, listening]) {
    let reason = 'it closed the connection';
    connection.on('error', (error: Error) => {
      reason = error.message || reason;
    });
    connection.on('close', () => {
      // Told once, however many connections and attempts it takes.
      if (away.size === 0) log.warn({ reason }, 'Redis is away: other processes are heard later');
      away.add(connection);
    });
    stops.push(endInSilence(connection, longestSilenceMs));
    connection.on('ready', () => {
      if (away.delete(connection) && away.size === 0) log.info('Redis is back');
    });
  }
  return {
    commands,
    listening,
    close: () => {
      for (const stop of stops) stop();
      for (const connection of [commands, listening]) {
        connection.removeAllListeners('close').disconnect();
      }
    },
  };
}

export type RedisConnections = ReturnType<typeof connectToRedis>;

export const isThere = ({ status }: Redis) => status === 'ready';
