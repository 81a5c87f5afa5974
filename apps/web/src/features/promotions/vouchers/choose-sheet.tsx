import type { UseQueryResult } from '@tanstack/react-query';
import { number } from '../../../platform/format/money.ts';
import { SearchBox } from '../../../platform/lists/search-box.tsx';
import { LoadFailed } from '../../../platform/load-failed.tsx';
import { RowSkeletons } from '../../../shared/record-page.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import type { Choice } from './chosen-list.tsx';

type Props<Item> = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  placeholder: string;
  words: string;
  onWords: (words: string) => void;
  /** What is found by these words. */
  found: Pick<UseQueryResult<readonly Item[]>, 'data' | 'error' | 'refetch'>;
  choiceOf: (item: Item) => Choice;
  chosen: readonly Item[];
  most: number;
  onChange: (chosen: readonly Item[]) => void;
};

/** Ticks some of what is found, up to so many. */
export function ChooseSheet<Item>(props: Props<Item>) {
  const { isOpen, onClose, title, placeholder, words, onWords, found } = props;
  const { choiceOf, chosen, most, onChange } = props;
  const { data, error, refetch } = found;
  const ids = new Set(chosen.map((item) => choiceOf(item).id));
  const toggle = (item: Item) => {
    const { id } = choiceOf(item);
    onChange(ids.has(id) ? chosen.filter((each) => choiceOf(each).id !== id) : [...chosen, item]);
  };
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      placement="right"
      footer={
        <Button isBlock onClick={onClose}>
          {`Selesai, ${number(chosen.length)} dipilih`}
        </Button>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <SearchBox
          label={title}
          placeholder={placeholder}
          value={words}
          onSearch={(text) => onWords(text ?? '')}
        />
        {!data && !error && <RowSkeletons />}
        {!data && error && <LoadFailed error={error} onReload={() => void refetch()} />}
        {data?.length === 0 && (
          <p className="py-6 text-center text-ink-soft">Tidak ada yang cocok.</p>
        )}
        <ul aria-label={title} className="grid">
          {data?.map((item) => {
            const { id, name, note } = choiceOf(item);
            return (
              <li key={id}>
                <Checkbox
                  label={name}
                  hint={note}
                  checked={ids.has(id)}
                  disabled={!ids.has(id) && chosen.length >= most}
                  onChange={() => toggle(item)}
                />
              </li>
            );
          })}
        </ul>
        {chosen.length >= most && (
          <p className="text-sm text-ink-soft">{`Paling banyak ${number(most)}.`}</p>
        )}
        <p className="text-sm text-ink-soft">Belum terlihat? Cari namanya.</p>
      </div>
    </Sheet>
  );
}
