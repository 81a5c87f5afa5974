import { type ExportColumn, exportColumns } from '@marketplace/contract/export-columns';
import { number } from '../../../platform/format/money.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import type { ExportChoice } from './export-choice.ts';
import { columnWords } from './export-words.ts';

type Props = { choice: ExportChoice; onChoose: (choice: ExportChoice) => void };

/** Which columns the file has; one at least. */
export function ExportColumnsChoice({ choice, onChoose }: Props) {
  const { what, columns } = choice;
  const all: readonly ExportColumn[] = exportColumns[what];
  const chosen = columns[what];
  const toggle = (column: ExportColumn) => {
    const next = all.filter((each) => (each === column) !== chosen.includes(each));
    onChoose({ ...choice, columns: { ...columns, [what]: next } });
  };
  return (
    <details className="rounded-lg border border-line">
      <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-3 px-4 font-semibold">
        Kolom
        <span className="text-sm font-normal text-ink-soft">
          {number(chosen.length)} dari {number(all.length)}
        </span>
      </summary>
      <fieldset
        aria-label="Kolom"
        className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-x-4 px-4 pb-3 sm:grid-cols-2"
      >
        {all.map((column) => (
          <Checkbox
            key={column}
            label={columnWords[column]}
            checked={chosen.includes(column)}
            disabled={chosen.length === 1 && chosen.includes(column)}
            onChange={() => toggle(column)}
          />
        ))}
      </fieldset>
    </details>
  );
}
