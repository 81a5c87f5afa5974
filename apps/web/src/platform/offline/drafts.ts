import { draftJournal as journal } from '../device/draft-journal.ts';
import type { DeviceDatabase } from './device-database.ts';
import type { KnownStores } from './sweep-drafts.ts';

/** What was typed into a form, and what the form began from: differences are told against that, not against today. */
export type Draft<Values = unknown, Base = unknown> = { values: Values; base: Base };

export type Drafts = {
  /** What was typed into a form about a record and never sent. */
  read: (name: string) => Promise<Draft | undefined>;
  /** Those whose name begins so, the latest first. */
  named: (beginning: string) => Promise<{ name: string; draft: Draft }[]>;
  /** Answers whether it lies on the device: until it is known who types, nothing can be kept. */
  save: (name: string, draft: Draft) => Promise<boolean>;
  /** The same in one breath, for a page that is being left: the device may not get to more. */
  saveAtOnce: (name: string, draft: Draft) => boolean;
  /** `isIt` says whether it is still what is meant: somebody may have begun another under the same name. */
  drop: (name: string, isIt?: (kept: Draft) => boolean) => Promise<void>;
  /** What was being written lies on the device. */
  written: () => Promise<unknown>;
  /** Removes what nobody came back to, and photos that nothing refers to any more; see sweep-drafts.ts. */
  sweep: (stores?: KnownStores) => Promise<void>;
};

type Surroundings = { database: () => Promise<DeviceDatabase>; user: () => string | null };

/** Half-filled forms, by person: they survive a reload, a dead battery and a camera that killed the page. */
export function createDrafts({ database, user }: Surroundings): Drafts {
  const { inTurn, settled } = createTurns();
  const drop = async (id: string, isIt = (_kept: Draft) => true) => {
    const user_uuid = user();
    if (!user_uuid) return;
    const last = asDraft(journal.read(user_uuid, id));
    if (last && !isIt(last)) return;
    journal.forget(user_uuid, id);
    await inTurn(id, async () => {
      const shelf = await database();
      const kept = asDraft((await shelf.get('drafts', user_uuid, id))?.value);
      if (!kept || isIt(kept)) await shelf.remove('drafts', user_uuid, id);
    });
  };
  const save = async (id: string, value: Draft) => {
    const user_uuid = user();
    if (!user_uuid) return false;
    const record = { user_uuid, id, value, updated_at: Date.now() };
    await inTurn(id, async () => {
      await (await database()).put('drafts', record);
      journal.forget(user_uuid, id);
    });
    return true;
  };
  return {
    read: async (id) => {
      const user_uuid = user();
      if (!user_uuid) return undefined;
      const last = asDraft(journal.read(user_uuid, id));
      if (last) await save(id, last);
      return last ?? asDraft((await (await database()).get('drafts', user_uuid, id))?.value);
    },
    named: async (beginning) => {
      const user_uuid = user();
      const all = user_uuid ? await (await database()).allOf('drafts', user_uuid) : [];
      return all
        .filter(({ id }) => id.startsWith(beginning))
        .toSorted((left, right) => right.updated_at - left.updated_at)
        .flatMap(({ id, value }) => {
          const draft = (user_uuid && asDraft(journal.read(user_uuid, id))) || asDraft(value);
          return draft ? [{ name: id, draft }] : [];
        });
    },
    save,
    saveAtOnce: (id, draft) => {
      const user_uuid = user();
      if (!user_uuid) return false;
      journal.write(user_uuid, id, draft);
      void save(id, draft);
      return true;
    },
    drop,
    written: settled,
    sweep: async (stores) => {
      const user_uuid = user();
      // Without its code it is done the next time.
      const part = user_uuid && (await import('./sweep-drafts.ts').catch(() => undefined));
      if (part) await part.sweepDrafts(await database(), user_uuid, drop, stores);
    },
  };
}

/** What is done to one draft is done in order: a form that was sent would be written again behind its removal. */
function createTurns() {
  const last = new Map<string, Promise<unknown>>();
  return {
    inTurn: <T>(id: string, work: () => Promise<T>): Promise<T> => {
      const mine = (last.get(id) ?? Promise.resolve()).then(work, work);
      last.set(id, mine);
      return mine;
    },
    settled: () => Promise.allSettled(last.values()),
  };
}

/** What an earlier version kept had no base, and cannot be told against anything. */
const asDraft = (value: unknown): Draft | undefined =>
  typeof value === 'object' && value !== null && 'values' in value && 'base' in value
    ? (value as Draft)
    : undefined;
