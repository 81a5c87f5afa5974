import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline';
import { isCommonPassword } from '../platform/common-passwords.ts';
import { WrongArguments } from './arguments.ts';

/** From standard input, so that it stands in no shell history; or a random one, to be told once. */
export async function newPassword(
  fromStdin: boolean,
): Promise<{ password: string; isMade: boolean }> {
  if (!fromStdin) return { password: randomBytes(12).toString('base64url'), isMade: true };
  const lines = createInterface({ input: process.stdin });
  for await (const password of lines) {
    if (isCommonPassword(password)) throw new WrongArguments('that password is guessed first');
    if (password.length >= 8 && password.length <= 72) return { password, isMade: false };
    break;
  }
  throw new WrongArguments('a password has 8 to 72 characters');
}
