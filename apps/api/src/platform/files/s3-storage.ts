import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { fail } from '../failure.ts';
import { type Storage, storageUnavailable } from './storage.ts';

export type S3Settings = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** How long one attempt may take until its answer begins, and how often it is made. */
type Patience = { attempts: number; attemptMs: number; firstPauseMs: number };

const usualPatience: Patience = { attempts: 4, attemptMs: 8_000, firstPauseMs: 200 };

/** Objects in a bucket of any server that speaks S3, addressed by path: /bucket/key. */
export function s3Storage(
  { endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings,
  patience = usualPatience,
): Storage {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  const addressOf = (key: string) => `${endpoint.replace(/\/+$/, '')}/${bucket}/${key}`;
  const ask = (key: string, init: RequestInit) =>
    repeatedly(patience, async (signal) =>
      fetch(await client.sign(addressOf(key), { ...init, signal })),
    );

  return {
    put: async (key, content, type) => {
      const digest = await digestOf(content);
      const headers = { 'content-type': type, 'x-amz-content-sha256': digest };
      const answer = await ask(key, { method: 'PUT', body: content, headers });
      await discard(answer);
      if (!answer.ok) throw storageUnavailable(new Error(`PUT was answered ${answer.status}`));
    },
    read: async (key) => {
      const answer = await ask(key, { method: 'GET' });
      if (answer.ok && answer.body) return Readable.fromWeb(answer.body as ReadableStream);
      await discard(answer);
      if (answer.status === 404) fail('file_not_found');
      throw storageUnavailable(new Error(`GET was answered ${answer.status}`));
    },
    remove: async (key) => {
      const answer = await ask(key, { method: 'DELETE' });
      await discard(answer);
      if (!answer.ok && answer.status !== 404)
        throw storageUnavailable(new Error(`DELETE was answered ${answer.status}`));
    },
  };
}

/** Until there is an answer that would not be another one next time; every call here may be repeated. */
async function repeatedly(
  { attempts, attemptMs, firstPauseMs }: Patience,
  ask: (signal: AbortSignal) => Promise<Response>,
): Promise<Response> {
  let reason: unknown;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    if (attempt > 0) await pause(firstPauseMs * 2 ** (attempt - 1) * (0.5 + Math.random()));
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), attemptMs);
    try {
      const answer = await ask(stop.signal);
      if (answer.status < 500 && answer.status !== 429) return answer;
      await discard(answer);
      reason = new Error(`answered ${answer.status}`);
    } catch (error) {
      reason = error;
    } finally {
      clearTimeout(timer);
    }
  }
  throw storageUnavailable(reason);
}

/** What an answer says besides its status; that it breaks off there changes nothing. */
const discard = (answer: Response) => answer.body?.cancel().catch(() => {});

async function digestOf(content: Blob): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of content.stream()) hash.update(chunk);
  return hash.digest('hex');
}
