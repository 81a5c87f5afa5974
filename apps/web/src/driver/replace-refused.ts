import type { OutboxItem } from '../platform/offline/device-records.ts';
import type { Outbox } from '../platform/offline/outbox.ts';

/** What was refused at stops about which something was said since: the newer word counts in its place. */
export const replacedReports = (items: readonly OutboxItem[]): OutboxItem[] =>
  items.filter(
    ({ refusal, record }, index) =>
      refusal && items.slice(index + 1).some((newer) => newer.record === record),
  );

/** Behind a refused report the newer one of the same stop would wait for ever. */
export function replaceRefused({ state, remove }: Pick<Outbox, 'state' | 'remove'>): void {
  const leaving = new Set<number>();
  state.subscribe(({ items }) => {
    for (const { id } of replacedReports(items)) {
      if (leaving.has(id)) continue;
      leaving.add(id);
      void remove(id)
        .catch((error) => reportError(error))
        .finally(() => leaving.delete(id));
    }
  });
}
