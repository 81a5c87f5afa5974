import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { networkOf } from './http/client-address.ts';
import { createWorkQueue } from './work-queue.ts';

const deriveNow = promisify(argon2);
/** A hash takes 19 MB and a thread, of which there are four for files as well. */
const inTurn = createWorkQueue({ atOnce: 2, mostWaiting: 100, mostWaitingOfOne: 20 });
export const hashingInTurn = <T>(address: string, work: () => Promise<T>): Promise<T> =>
  inTurn({ who: networkOf(address) ?? address, person: address }, work);
const derive = (address: string, ...work: Parameters<typeof deriveNow>) =>
  hashingInTurn(address, () => deriveNow(...work));
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

/** argon2id with the parameters OWASP asks for at least; they are kept in the hash. An address waits in one line. */
export async function hashPassword(password: string, address = ''): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive(address, 'argon2id', { message: password, nonce, ...cost });
  const parameters = `m=${cost.memory},t=${cost.passes},p=${cost.parallelism}`;
  return `$argon2id$v=19$${parameters}$${encode(nonce)}$${encode(tag)}`;
}

/** Takes as long for an unknown person (no hash) as for a known one. */
export async function isPassword(
  password: string,
  hash: string | null,
  address = '',
): Promise<boolean> {
  const parts = pattern.exec(hash ?? nobodysHash)?.slice(1) ?? [];
  const [memory, passes, parallelism, nonce = '', tag = ''] = parts;
  const expected = Buffer.from(tag, 'base64');
  const actual = await derive(address, 'argon2id', {
    message: password,
    nonce: Buffer.from(nonce, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  });
  return timingSafeEqual(actual, expected) && hash !== null;
}

const encode = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
const pattern = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/;
const nobodysHash = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;
