import type { Redis } from 'ioredis';

const lookEveryMs = 100;
const askEveryMs = 400;

/**
 * Ends a connection that leaves a question unanswered, however open it looks, the first ones of its beginning included.
 * What has come while this process was busy lies unread when the timers run: only who is still silent after that
 * reading is silent.
 */
export function endInSilence(connection: Redis, longestMs: number): () => void {
  /** When the question was asked that has no answer yet. */
  let asked: number | undefined;
  let answeredAt = 0;
  const answered = () => {
    asked = undefined;
    answeredAt = performance.now();
  };
  const ask = () => {
    asked = performance.now();
    connection.ping().then(answered, answered);
  };
  connection.on('connect', () => {
    asked = performance.now();
  });
  connection.on('ready', answered);
  connection.on('close', answered);
  const looking = setInterval(() => {
    const now = performance.now();
    if (asked === undefined) {
      if (connection.status === 'ready' && now - answeredAt >= askEveryMs) ask();
    } else if (now - asked > longestMs) {
      setImmediate(() => asked && connection.stream.destroy(new Error('it does not answer')));
    }
  }, lookEveryMs).unref();
  return () => clearInterval(looking);
}
