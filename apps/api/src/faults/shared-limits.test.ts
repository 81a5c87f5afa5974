import { contract } from '@marketplace/contract/contract';
import { describe, expect, inject, it } from 'vitest';
import { startRedis } from '../../../../scripts/redis.mjs';
import type { ApiProcess } from '../testing/api-process.ts';
import { signIn } from './order-writer.ts';
import { startTwoProcesses } from './two-processes.ts';

const perUser = 10;

describe.runIf(inject('redisUrl'))('one limit', () => {
  const statusOf = async ({ url }: ApiProcess, token: string) => {
    const headers = { authorization: `Token ${token}` };
    const answer = await fetch(url + contract.users.detail.path, { headers });
    return { status: answer.status, retryAfter: answer.headers.get('retry-after') };
  };

  it('holds for both processes together, and in each for itself while Redis is away', async () => {
    const redis = await startRedis({ name: 'shared-limits' });
    const { first, second } = await startTwoProcesses({
      REDIS_URL: redis.url,
      RATE_LIMITS: 'true',
      RATE_LIMIT_PER_USER: String(perUser),
    });
    const token = await signIn(first.url);
    const answers = [];
    for (let call = 0; call < perUser / 2 + 1; call += 1) {
      answers.push(await statusOf(first, token), await statusOf(second, token));
    }
    expect(answers.map(({ status }) => status)).toEqual([
      ...Array.from({ length: perUser }, () => 200),
      429,
      429,
    ]);
    expect(Number(answers.at(-1)?.retryAfter)).toBeGreaterThan(0);

    await redis.stop();
    while (!first.output().includes('Redis is away')) await statusOf(second, token);
    const alone = [];
    for (let call = 0; call < perUser + 1; call += 1) alone.push(await statusOf(first, token));
    expect(alone.map(({ status }) => status)).toEqual([
      ...Array.from({ length: perUser }, () => 200),
      429,
    ]);
  });
});
