import type { ReactNode } from 'react';
import { SearchBox } from '../../../platform/lists/search-box.tsx';
import { LoadFailed } from '../../../platform/load-failed.tsx';
import { RowSkeletons } from '../../../shared/record-page.tsx';
import { Sheet } from '../../../ui/sheet.tsx';

export type PickerProps<Picked> = {
  isOpen: boolean;
  onClose: () => void;
  onPick: (picked: Picked) => void;
};

type Props<Item> = PickerProps<Item> & {
  title: string;
  placeholder: string;
  words: string;
  onWords: (words: string) => void;
  /** What is found by these words. */
  found: {
    data: readonly Item[] | undefined;
    error: Error | null;
    refetch: () => Promise<unknown>;
  };
  keyOf: (item: Item) => string;
  row: (item: Item) => ReactNode;
  whenNone: string;
  foot?: ReactNode;
};

/** One of what is found by words; chosen by a tap. */
export function PickSheet<Item>(props: Props<Item>) {
  const { isOpen, onClose, title, placeholder, words, onWords, found } = props;
  const { keyOf, row, whenNone, foot, onPick } = props;
  const { data, error, refetch } = found;
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={title} placement="right">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <SearchBox
          label={title}
          placeholder={placeholder}
          value={words}
          onSearch={(text) => onWords(text ?? '')}
        />
        {!data && !error && <RowSkeletons />}
        {!data && error && <LoadFailed error={error} onReload={() => void refetch()} />}
        {data?.length === 0 && <p className="py-6 text-center text-ink-soft">{whenNone}</p>}
        <ul aria-label={title} className="-mx-2 divide-y divide-line">
          {data?.map((item) => (
            <li key={keyOf(item)}>
              <button
                type="button"
                onClick={() => {
                  onPick(item);
                  onClose();
                }}
                className="flex min-h-14 w-full items-center gap-3 rounded-lg px-2 py-2 text-left -outline-offset-2 hover:bg-canvas active:bg-sunken"
              >
                {row(item)}
              </button>
            </li>
          ))}
        </ul>
        {foot}
      </div>
    </Sheet>
  );
}
