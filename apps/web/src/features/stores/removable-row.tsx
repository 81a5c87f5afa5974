import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '../../platform/use-action.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ListRow } from '../../ui/list-row.tsx';

type Props = {
  title: string;
  subtitle: string;
  question: string;
  /** What happens when the person says yes. */
  consequence: string;
  confirmLabel: string;
  isFixed: boolean;
  onRemove: (idempotencyKey: string) => Promise<void>;
};

/** A line that can be taken away, after a question. */
export function RemovableRow(props: Props) {
  const { title, subtitle, question, consequence, confirmLabel, isFixed, onRemove } = props;
  const [isAsking, setAsking] = useState(false);
  const removing = useAction(() => onRemove(crypto.randomUUID()).finally(() => setAsking(false)));
  return (
    <li className="flex items-center pr-1">
      <ListRow title={title} subtitle={subtitle} />
      {!isFixed && (
        <IconButton label={`Hapus ${title}`} onClick={() => setAsking(true)}>
          <Trash2 aria-hidden />
        </IconButton>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={question}
        text={consequence}
        confirmLabel={confirmLabel}
        isDanger
        isBusy={removing.isBusy}
        onConfirm={removing.run}
      />
    </li>
  );
}
