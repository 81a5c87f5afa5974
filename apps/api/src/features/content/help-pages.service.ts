import { id } from '@marketplace/contract/fields';
import type { HelpKind, HelpPage, HelpPageSave } from '@marketplace/contract/ops-content';
import type { Following } from '@marketplace/contract/pages';
import { z } from 'zod';
import type { Db } from '../../platform/db/handle.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { fail } from '../../platform/failure.ts';
import { followingPage } from '../../platform/pages.ts';
import { recordAct } from '../acts/acts.service.ts';
import {
  countHelpPages,
  deleteHelpPage,
  insertHelpPage,
  mostPages,
  readHelpPage,
  readHelpPages,
  readPublishedPages,
  updateHelpPage,
} from './help-pages.sql.ts';

/** What is shown of a kind, by topic and place. */
export const publishedPages = (db: Db, kind: HelpKind): Promise<HelpPage[]> =>
  readPublishedPages(db, kind);

export async function publishedPage(db: Db, kind: HelpKind, slug: string): Promise<HelpPage> {
  const page = await readHelpPage(db, kind, slug);
  return page?.is_published ? page : fail('help_page_not_found');
}

export const listHelpPages = (
  db: Db,
  { kind, ...query }: Following & { kind?: HelpKind | undefined },
) =>
  followingPage(
    query,
    z.tuple([id]),
    (behind, limit) => readHelpPages(db, kind, behind?.[0], limit),
    ({ id }) => [id],
  );

/** Two operators at once: the second is told, since it names the version it has read. */
export const saveHelpPage = (db: Db, wanted: HelpPageSave): Promise<{ page: HelpPage }> =>
  inTransaction(db, async (db) => {
    const before = await readHelpPage(db, wanted.kind, wanted.slug);
    const isRepeat = before?.version === wanted.version + 1 && hasWords(before, wanted);
    if (before && isRepeat) return { page: before };
    const isNew = wanted.version === 0;
    if (isNew && (await countHelpPages(db, wanted.kind)) >= mostPages) fail('help_pages_full');
    if (!isNew && !before) fail('help_page_not_found');
    const isWritten = await (isNew ? insertHelpPage : updateHelpPage)(db, wanted);
    const page = await readHelpPage(db, wanted.kind, wanted.slug);
    if (!page) return fail('help_page_not_found');
    if (isWritten) await recordAct(db, 'help.save', { before: before ?? null, after: page });
    // The same, written by a request at the same time.
    else if (!hasWords(page, wanted)) fail('help_page_version_conflict');
    return { page };
  });

const written = [
  'topic',
  'title',
  'summary',
  'body',
  'keywords',
  'screens',
  'next_slugs',
  'place',
  'is_published',
] as const;

const hasWords = (page: HelpPage, wanted: HelpPageSave): boolean =>
  written.every((name) => JSON.stringify(page[name]) === JSON.stringify(wanted[name]));

export const removeHelpPage = (db: Db, { kind, slug }: { kind: HelpKind; slug: string }) =>
  inTransaction(db, async (db) => {
    const before = await readHelpPage(db, kind, slug);
    if (await deleteHelpPage(db, kind, slug)) await recordAct(db, 'help.remove', { before });
    return { done: true as const };
  });
