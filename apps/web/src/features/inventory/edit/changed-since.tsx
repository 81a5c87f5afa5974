import type { InventoryRow } from '@marketplace/contract/inventory-row';
import { classNames } from '../../../ui/class-names.ts';
import { changedSinceWords } from '../difference-words.ts';

type Props = {
  /** What the form began from. */
  seen: InventoryRow;
  now: InventoryRow | undefined;
  className?: string;
};

/** While a form is open: what somebody else has made of its row. */
export function ChangedSince({ seen, now, className = '' }: Props) {
  const words = now && changedSinceWords(seen, now);
  if (!words) return null;
  return (
    <p role="status" className={classNames('text-sm font-medium text-soon-700', className)}>
      {words}
    </p>
  );
}
