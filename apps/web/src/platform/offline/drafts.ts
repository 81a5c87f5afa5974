import type { DeviceDatabase } from './device-database.ts';

export type Drafts = {
  /** What was typed into a form about a record and never sent. */
  read: (name: string) => Promise<unknown>;
  save: (name: string, value: unknown) => Promise<void>;
  drop: (name: string) => Promise<void>;
};

type Surroundings = { database: () => Promise<DeviceDatabase>; user: () => string | null };

/** Half-filled forms, by person: they survive a reload, a dead battery and a camera that killed the page. */
export const createDrafts = ({ database, user }: Surroundings): Drafts => ({
  read: async (id) => {
    const user_uuid = user();
    if (!user_uuid) return undefined;
    return (await (await database()).get('drafts', user_uuid, id))?.value;
  },
  save: async (id, value) => {
    const user_uuid = user();
    if (!user_uuid) return;
    await (await database()).put('drafts', { user_uuid, id, value, updated_at: Date.now() });
  },
  drop: async (id) => {
    const user_uuid = user();
    if (user_uuid) await (await database()).remove('drafts', user_uuid, id);
  },
});
