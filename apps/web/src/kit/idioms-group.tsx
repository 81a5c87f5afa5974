import { useState } from 'react';
import { RequestFailure } from '../platform/api/failure.ts';
import { useAction } from '../platform/use-action.ts';
import { Button } from '../ui/button.tsx';
import { KitCase, KitRow } from './kit-case.tsx';
import { OneForm } from './one-form.tsx';
import { soon } from './soon.ts';

function OneWayToAct() {
  const [sent, setSent] = useState(0);
  const sending = useAction(() => soon(() => setSent((sent) => sent + 1)));
  const failing = useAction(() =>
    soon(() => {
      throw new RequestFailure('NETWORK_ERROR');
    }),
  );
  return (
    <div className="grid gap-3">
      <KitRow>
        <Button isBusy={sending.isBusy} onClick={() => sending.run()}>
          Kirim
        </Button>
        <Button variant="secondary" isBusy={failing.isBusy} onClick={() => failing.run()}>
          Kirim tanpa sinyal
        </Button>
      </KitRow>
      <p role="status" className="text-sm text-ink-soft">
        {sent === 0 ? 'Belum ada yang terkirim.' : `Terkirim ${sent} kali.`}
      </p>
    </div>
  );
}

export function IdiomsGroup() {
  return (
    <>
      <KitCase
        name="One way to act"
        note="useAction: busy while it runs, once however often it is tapped, and a failure is said."
      >
        <OneWayToAct />
      </KitCase>
      <KitCase
        name="One form"
        note="useDraftForm: what is typed stays, what is wrong stands at its field until it is mended, and a colleague's change is merged."
      >
        <OneForm />
      </KitCase>
    </>
  );
}
