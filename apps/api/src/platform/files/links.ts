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

export type Links = {
  sign: (db: Db, file_id: string) => Promise<{ url: string; expires_at: string }>;
  check: (db: Db, link: Link) => Promise<CheckedLink>;
};

const seconds = 60;

/** Signs with the configured key, or with the one the database has had since it was made. */
export function createLinks(configuredKey: string | undefined): Links {
  const keyFor = secretKey(configuredKey, 'file_links');
  const signature = async (db: Db, file_id: string, expires: string) => {
    const key = await keyFor(db);
    return createHmac('sha256', key).update(`file ${file_id} ${expires}`).digest('base64url');
  };
  return {
    sign: async (db, file_id) => {
      const expires = Math.floor(Date.now() / 1000) + seconds;
      const link = { file_id, expires: String(expires) };
      const query = { ...link, signature: await signature(db, file_id, link.expires) };
      return {
        url: `/api/storage/file/content?${new URLSearchParams(query)}`,
        expires_at: new Date(expires * 1000).toISOString(),
      };
    },
    check: async (db, link) => {
      const right = Buffer.from(await signature(db, link.file_id, link.expires));
      const given = Buffer.from(link.signature);
      const seconds_left = Number(link.expires) - Math.floor(Date.now() / 1000);
      const isRight = given.length === right.length && timingSafeEqual(given, right);
      if (!isRight || seconds_left <= 0) fail('link_expired');
      return { file_id: link.file_id, seconds_left } as CheckedLink;
    },
  };
}
