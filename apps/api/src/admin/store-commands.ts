import { cardCategories } from '@marketplace/contract/card-words';
import { id, line } from '@marketplace/contract/fields';
import { lastDay, wordsLink } from '@marketplace/contract/ops-words';
import { bannerTypes } from '@marketplace/contract/store-banner';
import { z } from 'zod';
import { publishBanner, publishNotice } from '../features/banners/banners.service.ts';
import { publishCard } from '../features/content-cards/content-cards.service.ts';
import { reportAddress } from '../features/stores/store-profile.service.ts';
import { isStore } from '../features/stores/stores.service.ts';
import type { Db } from '../platform/db/handle.ts';
import { readArguments, WrongArguments } from './arguments.ts';
import type { Command } from './command.ts';

const notice = z.object({
  type: z.enum(bannerTypes),
  text: line(3, 300),
  link: wordsLink.optional(),
  store: id.optional(),
  until: lastDay,
});

const card = z.object({
  category: z.enum(cardCategories),
  title: line(3, 100),
  description: line(3, 500),
  link: wordsLink.optional(),
  'link-text': line(2, 40).optional(),
  image: wordsLink.optional(),
  pinned: z.boolean().default(false),
  store: id.optional(),
  until: lastDay,
});

const types = bannerTypes.join('|');

/** What the operator says to stores. */
export const storeCommands: Record<string, Command> = {
  'banner publish': {
    help: `--type ${types} --title TITLE --text TEXT --until 2026-12-31 [--store ID] [--link /seller/store] [--dismissible]`,
    run: async (db, given) => {
      const schema = notice.extend({
        title: line(3, 100),
        dismissible: z.boolean().default(false),
      });
      const wanted = readArguments(schema, given);
      const id = await publishBanner(db, {
        store_id: await addressee(db, wanted.store),
        type: wanted.type,
        title: wanted.title,
        text: wanted.text,
        link: wanted.link ?? null,
        dismissible: wanted.dismissible,
        expires_at: wanted.until,
      });
      return `banner ${id}`;
    },
  },
  'notice publish': {
    help: `--type ${types} --text TEXT --until 2026-12-31 [--store ID] [--link /seller/store]`,
    run: async (db, given) => {
      const wanted = readArguments(notice, given);
      const hash = await publishNotice(db, {
        store_id: await addressee(db, wanted.store),
        type: wanted.type,
        text: wanted.text,
        link: wanted.link ?? null,
        expires_at: wanted.until,
      });
      return `notice ${hash}`;
    },
  },
  'card publish': {
    help: `--category ${cardCategories.join('|')} --title TITLE --description TEXT --until 2026-12-31 [--store ID] [--link /seller/store --link-text WORDS] [--image /cards/truck.svg] [--pinned]`,
    run: async (db, given) => {
      const wanted = readArguments(card, given);
      const id = await publishCard(db, {
        store_id: await addressee(db, wanted.store),
        category: wanted.category,
        title: wanted.title,
        description: wanted.description,
        url: wanted.link ?? null,
        link_text: wanted['link-text'] ?? null,
        image_url: wanted.image ?? null,
        pinned: wanted.pinned,
        expires_at: wanted.until,
      });
      return `card ${id}`;
    },
  },
  'address-report create': {
    help: '--store ID --text TEXT',
    run: async (db, given) => {
      const { store, text } = readArguments(z.object({ store: id, text: line(10, 500) }), given);
      await addressee(db, store);
      return `address-report ${await reportAddress(db, store, text)}`;
    },
  },
};

async function addressee(db: Db, store_id: string | undefined): Promise<string | null> {
  if (store_id === undefined) return null;
  if (!(await isStore(db, store_id))) throw new WrongArguments(`there is no store ${store_id}`);
  return store_id;
}
