import type { Offline } from '../../../platform/offline/offline.ts';
import { holdInThisTab } from '../../../platform/offline/tabs.ts';
import type { bodyOf, Take } from './take.ts';

export const finishCall = 'POST /api/inventories/stock-takes/finish' as const;

/**
 * A session as it lies on the device. What is handed in is written into it first, in one step with the session itself: a page
 * that dies before the outbox has it hands it in the next time, and the server knows a repeat.
 */
export type KeptTake = Take & { handed?: ReturnType<typeof bodyOf> };

const beginningOf = (store_id: string) => `stock-take:${store_id}:`;
export const draftOf = (store_id: string, take_id: string) => beginningOf(store_id) + take_id;

/** The sessions of a store that were begun and not handed in, the latest first. */
export async function readOpenTakes({ drafts }: Offline, store_id: string): Promise<KeptTake[]> {
  const kept = await drafts.named(beginningOf(store_id));
  return kept.flatMap(({ draft }) => {
    const take = draft.values as Partial<KeptTake> | null;
    return take?.take_id && take.counted ? [take as KeptTake] : [];
  });
}

/** Counted in one tab at a time: two that write one session would overwrite each other. */
export const holdTake = (take_id: string) => holdInThisTab(`stock-take.${take_id}`);

/**
 * Hands a session in. Refused, it is put right as a session of its own: whatever the server has under the first id was
 * not this, or was refused whole.
 */
export async function handIn(
  { outbox, drafts }: Offline,
  store_id: string,
  { handed, ...take }: KeptTake,
): Promise<void> {
  if (!handed) return;
  const again = { ...take, take_id: crypto.randomUUID() };
  await outbox.add({
    call: finishCall,
    body: handed,
    record: `stock-take:${take.take_id}`,
    label: `Stok opname ${take.name}`.trim(),
    form: {
      to: '/seller/inventory/plan/stock-taking',
      search: { store_id },
      name: draftOf(store_id, again.take_id),
      draft: { values: again, base: null },
    },
  });
  await drafts.drop(draftOf(store_id, take.take_id));
}
