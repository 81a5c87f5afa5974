import type { Id, Shelf, Shelves } from './device-records.ts';

/** What could not be written down: it works as long as the page, and is younger than what lies on the disk. */
export function createMemoryShelves() {
  const kept = new Map<string, { shelf: Shelf; record: Shelves[Shelf] }>();
  const place = (shelf: Shelf, user_uuid: string, id: Id) => JSON.stringify([shelf, user_uuid, id]);
  const of = <S extends Shelf>(shelf: S, user_uuid: string) =>
    [...kept.values()]
      .filter((each) => each.shelf === shelf && each.record.user_uuid === user_uuid)
      .map(({ record }) => record as Shelves[S]);
  return {
    of,
    get: <S extends Shelf>(shelf: S, user_uuid: string, id: Id) =>
      kept.get(place(shelf, user_uuid, id))?.record as Shelves[S] | undefined,
    /** What was written last comes last. */
    set: <S extends Shelf>(shelf: S, record: Shelves[S]): void => {
      const where = place(shelf, record.user_uuid, record.id);
      kept.delete(where);
      kept.set(where, { shelf, record });
    },
    remove: (shelf: Shelf, user_uuid: string, id: Id): void =>
      void kept.delete(place(shelf, user_uuid, id)),
  };
}
