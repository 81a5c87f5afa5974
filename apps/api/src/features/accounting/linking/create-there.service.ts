import { z } from 'zod';
import type { Db } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { fail } from '../../../platform/failure.ts';
import { defineJob, type Job } from '../../../platform/jobs/job.ts';
import { startJob } from '../../../platform/jobs/start-job.ts';
import { type StoreScope, storeIn } from '../../../platform/store-scope.ts';
import { booksThere, isChosen, isLinked, mustBeChosen, noteLoss } from '../accounting.service.ts';
import type { Accurate } from '../accurate/accurate.ts';
import { AccurateFailure } from '../accurate/accurate-failure.ts';
import { type NewItem, theirBooks } from '../accurate/their-books.ts';
import { lockBooks } from '../books-of-store.sql.ts';
import { writeLog } from '../record/log.sql.ts';
import { isWorking, noteJob } from '../record/work.sql.ts';
import { writeItems } from './items.sql.ts';
import { readLinked } from './links.sql.ts';
import { type Listed, readListings } from './listings.sql.ts';
import { linkChosen } from './mapping.service.ts';

const input = z.object({ inventory_ids: z.array(z.string()) });
export type CreateThereJob = Job<typeof input>;

type Refusal = { name: string; words: string };
type Kept = { done: number; created: number; refused: Refusal[] };

const [mostInBulk, mostUnits, mostRefused] = [100, 5, 100];

type Wanted = { item: NewItem; listings: Listed[] };

/** The units of one product are those of one item, the smallest first: the others hold whole ones of it. */
function itemOf(listings: readonly Listed[]): Wanted | Refusal {
  const sorted = listings.toSorted((a, b) => a.pieces - b.pieces).slice(0, mostUnits);
  const [first] = sorted;
  if (!first) return { name: '', words: '' };
  const { variant_id, product_name, barcodes, category, price } = first;
  const odd = sorted.find(({ pieces }) => pieces % first.pieces !== 0);
  if (odd)
    return {
      name: product_name,
      words: `1 ${odd.uom_name} (${odd.pieces}) bukan kelipatan 1 ${first.uom_name} (${first.pieces}).`,
    };
  const units = sorted.map(({ uom_name, pieces }) => ({
    name: uom_name.toUpperCase(),
    ratio: pieces / first.pieces,
  }));
  const item = { no: `MP-${variant_id}`, name: product_name, upc: barcodes[0] ?? '', category };
  return { item: { ...item, price, units }, listings: sorted };
}

/**
 * In batches; what each has made is kept with its links. A batch that is sent again is told of what it made before, since the
 * number of an item follows from ours.
 */
export const createThereJob = (accurate: Accurate): CreateThereJob =>
  defineJob({
    name: 'accounting.create_there',
    area: 'store',
    input,
    isSlow: true,
    run: async ({ db, scope, store_id, user_id, input, kept, keep, write, progress, signal }) => {
      const store = storeIn(scope, store_id ?? '');
      const chosen = await mustBeChosen(db, scope);
      const books = theirBooks(accurate, db, booksThere(chosen), signal);
      const listings = await readListings(db, scope, input.inventory_ids);
      const byVariant = [...Map.groupBy(listings, ({ variant_id }) => variant_id)];
      let at: Kept = (kept as Kept | null) ?? { done: 0, created: 0, refused: [] };
      await progress(at.done, byVariant.length);
      try {
        while (at.done < byVariant.length) {
          signal.throwIfAborted();
          const some = byVariant.slice(at.done, at.done + mostInBulk);
          const linked = await readLinked(db, scope);
          const made = some.map(([variant_id, of]): Wanted | Refusal =>
            linked.shelfOf(variant_id)
              ? { name: of[0]?.product_name ?? '', words: 'Produk ini sudah dipasangkan.' }
              : itemOf(of),
          );
          const wanted = made.filter((each) => 'item' in each);
          const refused = made.filter((each) => 'words' in each);
          const results =
            wanted.length > 0 ? await books.saveItems(wanted.map(({ item }) => item)) : [];
          const created: Wanted[] = [];
          for (const [index, each] of wanted.entries()) {
            const result = results[index];
            const words = result && 'words' in result ? result.words : undefined;
            const isThere =
              words === undefined
                ? result !== undefined
                : /sudah digunakan/i.test(words) && (await isOurs(books, each.item));
            if (isThere) created.push(each);
            else refused.push({ name: each.item.name, words: words ?? 'Accurate tidak menjawab.' });
          }
          const next: Kept = {
            done: at.done + some.length,
            created: at.created + created.length,
            refused: [...at.refused, ...refused].slice(0, mostRefused),
          };
          await write(async (db) => {
            await lockBooks(db, store);
            await writeItems(
              db,
              store,
              created.map(({ item }) => ({
                ...item,
                item_id: '',
                item_no: item.no,
                is_suspended: false,
              })),
              new Date().toISOString(),
            );
            const links = created.flatMap(({ item, listings }) =>
              listings.map(({ inventory_id, uom_name }) => ({
                inventory_id,
                item_no: item.no,
                unit_name: uom_name.toUpperCase(),
              })),
            );
            await linkChosen(db, scope, store, links, user_id, true);
            await writeLog(
              db,
              store,
              created.map(({ item }) => ({
                kind: 'ITEM_CREATED' as const,
                about: item.name,
                change: item.no,
                user_id,
              })),
            );
            await keep(db, next);
          });
          at = next;
          await progress(at.done, byVariant.length);
        }
      } catch (error) {
        if (!(error instanceof AccurateFailure) || error.kind === 'later') throw error;
        await noteLoss(db, store, error);
        return fail('accounting_reconnect_needed');
      }
      return at;
    },
  });

/** Made by a try whose answer nobody heard; another's of that number is none of ours. */
const isOurs = async (books: ReturnType<typeof theirBooks>, item: NewItem): Promise<boolean> =>
  (await books.itemByNo(item.no))?.name === item.name;

export const startCreatingThere = (
  db: Db,
  { user_id }: { user_id: string },
  scope: StoreScope,
  body: { marketplace_store_id: string; inventory_ids: string[] },
  job: CreateThereJob,
): Promise<{ job_id: string }> =>
  inTransaction(db, async (db) => {
    const store = storeIn(scope, body.marketplace_store_id);
    const books = await lockBooks(db, store);
    if (!isLinked(books)) return fail('accounting_not_connected');
    if (!isChosen(books)) return fail('accounting_not_chosen');
    if (books.problem === 'RECONNECT' || books.problem === 'SCOPES_MISSING')
      return fail('accounting_reconnect_needed');
    if (books.job_id && (await isWorking(db, scope, books.job_id))) fail('accounting_busy');
    const input = { inventory_ids: [...new Set(body.inventory_ids)] };
    const job_id = await startJob(db, job, { ...store, user_id, input });
    await noteJob(db, store, job_id);
    return { job_id };
  });
