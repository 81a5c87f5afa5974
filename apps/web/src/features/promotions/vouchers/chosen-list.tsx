import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import { number } from '../../../platform/format/money.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldNote } from '../../../ui/field-frame.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';

/** A product or a buyer, as a line to choose. */
export type Choice = { id: string; name: string; note: string };

type Props = {
  label: string;
  addLabel: string;
  choices: readonly Choice[];
  most: number;
  error: string | undefined;
  onAdd: () => void;
  onDrop: (id: string) => void;
};

/** What was chosen, each with the way out, and the way to more. */
export function ChosenList({ label, addLabel, choices, most, error, onAdd, onDrop }: Props) {
  const noteId = useId();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {choices.length > 0 && (
        <ul
          aria-label={label}
          className="max-h-72 divide-y divide-line overflow-y-auto rounded-lg border border-line"
        >
          {choices.map(({ id, name, note }) => (
            <li key={id} className="flex items-center gap-2 py-1 pr-1 pl-3">
              <span className="min-w-0 flex-1 wrap-anywhere">
                {name} <span className="text-sm text-ink-soft">{note}</span>
              </span>
              <IconButton label={`Keluarkan ${name}`} onClick={() => onDrop(id)}>
                <X aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <Button
        variant="secondary"
        size="sm"
        className="justify-self-start"
        icon={<Plus aria-hidden />}
        data-invalid={error ? '' : undefined}
        aria-describedby={error ? noteId : undefined}
        onClick={onAdd}
      >
        {choices.length === 0
          ? addLabel
          : `${addLabel} (${number(choices.length)} dari ${number(most)})`}
      </Button>
      <FieldNote id={noteId} hint={undefined} error={error} />
    </div>
  );
}
