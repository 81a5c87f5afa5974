import { type FormEvent, useRef, useState } from 'react';
import { wordsBeside } from '../../platform/api/failure.ts';
import { askOver } from '../../platform/ask-over.tsx';
import { useAction } from '../../platform/use-action.ts';
import { FactorField } from '../../shared/factor-field.tsx';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';

/** Asks for the code of the authenticator app until `enter` takes one; nothing where the person gives up. */
export const askFactor = <Entered,>(
  enter: (second_factor_code: string) => Promise<Entered>,
): Promise<Entered | undefined> =>
  askOver<Entered>((answer) => (
    <Factor onTyped={async (code) => answer(await enter(code))} onClose={() => answer()} />
  ));

type Props = { onTyped: (code: string) => Promise<void>; onClose: () => void };

function Factor({ onTyped, onClose }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<string>();
  const trying = useAction(
    async () => {
      const typed = String(new FormData(form.current ?? undefined).get('factor') ?? '').trim();
      if (typed === '') return setProblem('Wajib diisi.');
      await onTyped(typed);
    },
    (error) => setProblem(wordsBeside(error)),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    trying.run();
  };
  return (
    <Sheet isOpen onClose={onClose} title="Verifikasi dua langkah">
      <form
        ref={form}
        noValidate
        onSubmit={submit}
        className="grid grid-cols-[minmax(0,1fr)] gap-4 pb-2"
      >
        <FactorField name="factor" error={problem} onChange={() => setProblem(undefined)} />
        <Button type="submit" isBusy={trying.isBusy} isBlock>
          Masuk
        </Button>
      </form>
    </Sheet>
  );
}
