import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { wordsFor } from '../../platform/api/failure.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import { showToast } from '../../ui/toast.tsx';

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
  const [isBusy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      await onRemove(crypto.randomUUID());
    } catch (error) {
      showToast({ text: wordsFor(error), kind: 'error' });
    } finally {
      setBusy(false);
      setAsking(false);
    }
  };
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
        isBusy={isBusy}
        onConfirm={() => void remove()}
      />
    </li>
  );
}
