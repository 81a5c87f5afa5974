import { mostSpans, type OpenSpan } from '@marketplace/contract/week-hours';
import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type DayHours, type DayName, usualSpan } from './hours-values.ts';

type Props = {
  name: DayName;
  hours: DayHours;
  /** What is wrong with a field, such as `0.from`. */
  problemOf: (field: string) => string | undefined;
  onChange: (hours: DayHours) => void;
  /** Gives all other days these hours. */
  onCopy: (() => void) | undefined;
};

const kinds = [
  { value: 'HOURS', label: 'Buka jam tertentu' },
  { value: 'ALL_DAY', label: 'Buka 24 jam' },
  { value: 'CLOSED', label: 'Tutup' },
] as const;

/** One weekday: whether the store is open on it, and from when to when. */
export function HoursDay({ name, hours, problemOf, onChange, onCopy }: Props) {
  const { kind, spans } = hours;
  const changeSpan = (index: number, part: Partial<OpenSpan>) =>
    onChange({
      kind,
      spans: spans.map((span, at) => (at === index ? { ...span, ...part } : span)),
    });
  // Who adds or removes a span goes on in the new one, or in the one that stands in its place.
  const rows = useRef<HTMLDivElement>(null);
  const goesOnIn = useRef<number>(undefined);
  useEffect(() => {
    if (goesOnIn.current === undefined) return;
    rows.current?.children[goesOnIn.current]?.querySelector('input')?.focus();
    goesOnIn.current = undefined;
  });
  const changeSpans = (next: OpenSpan[], at: number) => {
    goesOnIn.current = Math.min(at, next.length - 1);
    onChange({ kind, spans: next });
  };
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3 p-4 sm:grid-cols-[minmax(0,15rem)_minmax(0,1fr)] sm:items-start">
      <Select
        label={name}
        items={kinds}
        value={kind}
        onValueChange={(value) => onChange({ kind: value as DayHours['kind'], spans })}
      />
      {kind === 'HOURS' && (
        <div ref={rows} className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {spans.map((span, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a span is known by its place alone.
            <div key={index} className="flex items-start gap-1.5 sm:gap-2">
              {(['from', 'to'] as const).map((end) => (
                <TextField
                  key={end}
                  className="min-w-0 flex-1 max-sm:[&_input]:px-1.5"
                  label={end === 'from' ? 'Buka' : 'Tutup'}
                  aria-label={labelOf(name, end, index)}
                  type="time"
                  value={span[end]}
                  error={problemOf(`${index}.${end}`)}
                  onChange={({ currentTarget }) =>
                    changeSpan(index, { [end]: currentTarget.value })
                  }
                />
              ))}
              {spans.length > 1 && (
                <IconButton
                  className="-mr-2 mt-6.5 shrink-0 sm:mr-0"
                  label={`Hapus jam ke-${index + 1} hari ${name}`}
                  onClick={() => changeSpans(spans.toSpliced(index, 1), index)}
                >
                  <Trash2 aria-hidden />
                </IconButton>
              )}
            </div>
          ))}
          {spans.length < mostSpans && (
            <Button
              variant="quiet"
              icon={<Plus aria-hidden />}
              className="-ml-3 justify-self-start"
              onClick={() => changeSpans([...spans, spanAfter(spans)], spans.length)}
            >
              Tambah jam
            </Button>
          )}
        </div>
      )}
      {onCopy && (
        <Button variant="secondary" className="justify-self-start sm:col-span-2" onClick={onCopy}>
          Samakan ke semua hari
        </Button>
      )}
    </li>
  );
}

const labelOf = (name: DayName, end: keyof OpenSpan, index: number) =>
  `${name}, ${end === 'from' ? 'buka' : 'tutup'}${index > 0 ? ` jam ke-${index + 1}` : ''}`;

/** The next span is still to be said: to guess it would be to be wrong. */
const spanAfter = (spans: readonly OpenSpan[]): OpenSpan =>
  spans.length === 0 ? usualSpan : { from: '', to: '' };
