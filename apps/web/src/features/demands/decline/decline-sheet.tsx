import { fieldErrorTable } from '@marketplace/contract/field-errors';
import { type DeclineReason, declineReasons } from '@marketplace/contract/tender-words';
import { useState } from 'react';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { reasonWords } from '../demand-words.ts';
import type { Demand } from '../demands.query.ts';
import { useDecline } from './use-decline.ts';

type Props = {
  /** The one that is turned down; the sheet is closed while there is none. */
  demand: Demand | undefined;
  onClose: () => void;
  onDeclined?: ((demand: Demand) => void) | undefined;
};

/** Why the store does not answer: one tap where the reason says it all. */
export function DeclineSheet({ demand, onClose, onDeclined }: Props) {
  return (
    <Sheet isOpen={demand !== undefined} onClose={onClose} title="Tidak berminat, karena…">
      {demand && <Reasons key={demand.id} {...{ demand, onClose, onDeclined }} />}
    </Sheet>
  );
}

function Reasons({ demand, onClose, onDeclined }: Props & { demand: Demand }) {
  const [reason, setReason] = useState<DeclineReason>();
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const { decline } = useDecline();
  const sending = useAction(async (reason: DeclineReason) => {
    await decline(demand, reason, note);
    onDeclined?.(demand);
    onClose();
  });
  const needsNote = reason === 'other' && note.trim().length < 5;
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (reason && !needsNote) sending.run(reason);
      }}
    >
      <p className="text-sm text-ink-soft">
        Permintaan {demand.buyer_name} pindah ke Ditolak dan bisa dibuka lagi selama belum ditutup.
        Pembeli tidak diberi tahu.
      </p>
      <RadioGroup
        label={<span className="sr-only">Alasan</span>}
        name="reason"
        value={reason ?? null}
        error={isTried && !reason ? fieldErrorTable.required : undefined}
        onValueChange={(reason) => setReason(reason as DeclineReason)}
        items={declineReasons.map((value) => ({ value, label: reasonWords[value] }))}
      />
      {reason && (
        <TextField
          label={reason === 'other' ? 'Keterangan' : 'Keterangan (tidak wajib)'}
          maxLength={200}
          value={note}
          error={isTried && needsNote ? fieldErrorTable.note_too_short : undefined}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
      )}
      <Button type="submit" isBlock isBusy={sending.isBusy}>
        Tidak berminat
      </Button>
    </form>
  );
}
