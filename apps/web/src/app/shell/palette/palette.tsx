import { RotateCw, Search } from 'lucide-react';
import {
  type KeyboardEvent,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Spinner } from '../../../ui/spinner.tsx';
import type { EarlyText, PaletteItem } from './palette-item.ts';
import { isPaletteKey } from './palette-key.ts';
import { optionId, PaletteList } from './palette-list.tsx';
import { mostLetters, wordsOf } from './palette-words.ts';
import { useFoundGroups } from './use-found-groups.ts';
import { useListSearches, useLocalGroups } from './use-local-groups.ts';

type Props = {
  actions: readonly PaletteItem[];
  /** What was typed before there was a field for it. */
  early: RefObject<EarlyText>;
  onClose: () => void;
};

/** One field for every place, row and command; what it finds is chosen without leaving it. */
export function Palette({ actions, early, onClose }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [gone, setGone] = useState<string>();
  // At once: whoever opens it types on, and not a letter is to be meant for the page below.
  useLayoutEffect(() => {
    const before = early.current;
    before.take = (letters) => setTyped((typed) => (typed + letters).slice(0, mostLetters));
    before.take(before.text);
    before.text = '';
    field.current?.focus();
    return () => {
      before.take = undefined;
    };
  }, [early]);
  const words = wordsOf(typed);
  const local = useLocalGroups(words, actions);
  const { groups: found, isAsking, isOffline, retry } = useFoundGroups(words);
  const searches = useListSearches(words);
  const again = { key: 'retry', label: 'Coba cari lagi', icon: RotateCw, act: () => retry?.() };
  const groups = [
    ...local,
    ...found,
    // Not before what is found: nothing is to come in above it while somebody points at it.
    { title: 'Cari di daftar', items: isAsking ? [] : searches },
    { title: 'Belum bisa dicari', items: retry ? [again] : [] },
  ].filter(({ items }) => items.length > 0);
  const items = groups.flatMap((group) => group.items);
  const active = items.find(({ key }) => key === gone) ?? items[0];
  const choose = (item: PaletteItem) => {
    if (item.key !== again.key) onClose();
    item.act();
  };
  const step = (by: number) => {
    if (items.length === 0) return;
    const place = active ? items.indexOf(active) : -1;
    setGone(items.at((place + by + items.length) % items.length)?.key);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    if (isPaletteKey(event)) onClose();
    else if (key === 'ArrowDown' || key === 'ArrowUp') step(key === 'ArrowDown' ? 1 : -1);
    else if (key === 'Enter') {
      // Whoever types and sends in one go means the list.
      const meant = active ?? searches[0];
      if (meant) choose(meant);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const hasList = items.length > 0;
  return (
    <>
      <div className="flex shrink-0 items-center gap-3 border-b border-line px-4">
        <Search aria-hidden className="size-5 shrink-0 text-ink-faint" />
        <input
          ref={field}
          role="combobox"
          aria-label="Cari & perintah"
          aria-expanded={hasList}
          aria-controls={hasList ? `${id}-list` : undefined}
          aria-activedescendant={active ? optionId(id, active) : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={mostLetters}
          placeholder="Nomor pesanan, pembeli, produk, toko, atau layar"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value.slice(0, mostLetters));
            setGone(undefined);
          }}
          onKeyDown={onKeyDown}
          className="min-h-14 w-full min-w-0 bg-transparent text-base text-ink outline-none placeholder:text-ink-faint"
        />
        {isAsking && <Spinner className="size-5 text-ink-faint" />}
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        {hasList && (
          <PaletteList
            id={id}
            groups={groups}
            active={active}
            onPoint={({ key }) => setGone(key)}
            onChoose={choose}
          />
        )}
        <p role="status" className="px-4 text-sm text-ink-soft not-empty:py-3 has-[.sr-only]:py-0!">
          <Standing {...{ words, isAsking, isOffline }} count={items.length - searches.length} />
        </p>
      </div>
      <Hints />
    </>
  );
}

type StandingProps = { words: string; isAsking: boolean; isOffline: boolean; count: number };

/** What there is to say besides the list; who only hears is told how much there is. */
function Standing({ words, isAsking, isOffline, count }: StandingProps) {
  if (isOffline) return 'Tidak ada internet: pesanan dan produk belum bisa dicari.';
  if (isAsking) return 'Mencari pesanan dan produk…';
  if (words && count <= 0) return `Tidak ada yang cocok dengan “${words}”.`;
  return <span className="sr-only">{count} pilihan</span>;
}

function Hints() {
  return (
    <p
      aria-hidden
      className="flex shrink-0 flex-wrap gap-x-4 gap-y-1 border-t border-line px-4 py-2 text-xs text-ink-soft"
    >
      <span>↑↓ pilih</span>
      <span>Enter buka</span>
      <span>Esc tutup</span>
    </p>
  );
}
