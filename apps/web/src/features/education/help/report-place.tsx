import { fieldErrorTable } from '@marketplace/contract/field-errors';
import { type PlaceProblem, placeProblems } from '@marketplace/contract/help-words';
import { type FormEvent, useState } from 'react';
import { useServices } from '../../../platform/services.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { TextArea } from '../../../ui/text-area.tsx';

const problemWords: Record<PlaceProblem, string> = {
  WRONG: 'Isinya salah',
  UNCLEAR: 'Sulit dimengerti',
  OUTDATED: 'Sudah tidak sesuai',
  BROKEN: 'Tidak berfungsi',
  OTHER: 'Lainnya',
};

type Props = { place: string; store_id: string | undefined };

/** Says what is wrong with the screen that somebody came from. */
export function ReportPlace({ place, store_id }: Props) {
  const { api } = useServices();
  const [problem, setProblem] = useState<PlaceProblem>();
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const [isSent, setSent] = useState(false);
  const isNoteShort = note.trim().length < 5;
  const sending = useAction(async (problem: PlaceProblem) => {
    const body = { place, problem, note: note.trim(), ...(store_id && { store_id }) };
    await api('POST /api/content/report-location', { body });
    setSent(true);
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (problem && !isNoteShort) sending.run(problem);
  };
  if (isSent)
    return (
      <p role="status" className="mt-2 text-ink-soft">
        Terima kasih. Laporan Anda dibaca oleh tim kami.
      </p>
    );
  return (
    <form noValidate className="mt-2 grid gap-4" onSubmit={send}>
      <p className="text-sm wrap-anywhere text-ink-soft">Halaman: {place}</p>
      <RadioGroup
        label={<span className="sr-only">Apa yang salah</span>}
        name="problem"
        value={problem ?? null}
        error={isTried && !problem ? fieldErrorTable.required : undefined}
        onValueChange={(value) => setProblem(value as PlaceProblem)}
        items={placeProblems.map((value) => ({ value, label: problemWords[value] }))}
      />
      <TextArea
        label="Ceritakan singkat"
        maxLength={1000}
        value={note}
        error={isTried && isNoteShort ? fieldErrorTable.note_too_short : undefined}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <Button type="submit" variant="secondary" isBlock isBusy={sending.isBusy}>
        Kirim laporan
      </Button>
    </form>
  );
}
