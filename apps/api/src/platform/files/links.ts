import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Db } from '../db/handle.ts';
import { fail } from '../failure.ts';
import { secretKey } from '../secret-key.ts';

declare const checked: unique symbol;

/** Proof that somebody who may see the file gave this address out, and that it still holds. */
export type CheckedLink = {
  readonly file_id: string;
  readonly seconds_left: number;
  readonly [checked]: true;
};

type Link = { file_id: string; expires: string; signature: string };

/** Until when, in seconds, and what proves that we said so. */
export type Signed = { expires: string; signature: string };

export type Links = {
  sign: (db: Db, file_id: string) => Promise<{ url: string; expires_at: string }>;
  check: (db: Db, link: Link) => Promise<CheckedLink>;
  /** The same for what is no file: the words say what is shown, and to nothing else the signature fits. */
  signWords: (db: Db, words: string, seconds: number) => Promise<Signed>;
  checkWords: (db: Db, words: string, signed: Signed) => Promise<{ seconds_left: number }>;
};

const seconds = 60;

/** Signs with the configured key, or with the one the database has had since it was made. */
export function createLinks(configuredKey: string | undefined): Links {
  const keyFor = secretKey(configuredKey, 'file_links');
  const signature = async (db: Db, words: string, expires: string) => {
    const key = await keyFor(db);
    return createHmac('sha256', key).update(`${words} ${expires}`).digest('base64url');
  };
  const signWords: Links['signWords'] = async (db, words, seconds) => {
    const expires = String(Math.floor(Date.now() / 1000) + seconds);
    return { expires, signature: await signature(db, words, expires) };
  };
  const checkWords: Links['checkWords'] = async (db, words, signed) => {
    const right = Buffer.from(await signature(db, words, signed.expires));
    const given = Buffer.from(signed.signature);
    const seconds_left = Number(signed.expires) - Math.floor(Date.now() / 1000);
    const isRight = given.length === right.length && timingSafeEqual(given, right);
    if (!isRight || seconds_left <= 0) fail('link_expired');
    return { seconds_left };
  };
  return {
    signWords,
    checkWords,
    sign: async (db, file_id) => {
      const signed = await signWords(db, `file ${file_id}`, seconds);
      return {
        url: `/api/storage/file/content?${new URLSearchParams({ file_id, ...signed })}`,
        expires_at: expiryOf(signed),
      };
    },
    check: async (db, { file_id, ...signed }) => {
      const { seconds_left } = await checkWords(db, `file ${file_id}`, signed);
      return { file_id, seconds_left } as CheckedLink;
    },
  };
}

export const expiryOf = ({ expires }: Signed): string =>
  new Date(Number(expires) * 1000).toISOString();
