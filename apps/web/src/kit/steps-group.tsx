import { useState } from 'react';
import { ActionArea } from '../ui/action-area.tsx';
import { BottomActions } from '../ui/bottom-actions.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { OpeningVeil } from '../ui/opening-veil.tsx';
import { PullIndicator } from '../ui/pull-indicator.tsx';
import { UpdateBar } from '../ui/update-bar.tsx';
import { KitCase } from './kit-case.tsx';

const steps = ['Terima', 'Siap dikirim', 'Kirim', 'Selesaikan'];

function NextStep() {
  const [step, setStep] = useState(0);
  const name = steps[step % steps.length] ?? '';
  return (
    <div className="grid max-w-sm gap-3">
      <ActionArea of={name}>
        <Button isBlock onClick={() => setStep(step + 1)}>
          {name}
        </Button>
      </ActionArea>
      <p role="status" className="text-sm text-ink-soft">
        {step === 0 ? 'Belum ada langkah.' : `${step} langkah dijalankan.`}
      </p>
    </div>
  );
}

/** A place of its own for what lies over the whole page. */
function Held({ hasFailed }: { hasFailed: boolean }) {
  return (
    <div className="relative h-56 transform-[translateZ(0)] overflow-hidden rounded-lg border border-line">
      <p className="p-4">Isi halaman di bawahnya.</p>
      <OpeningVeil hasFailed={hasFailed} onClose={() => undefined} />
    </div>
  );
}

export function StepsGroup() {
  return (
    <>
      <KitCase
        name="Action area"
        note="The button that takes another's place is deaf for half a second: a second tap was meant for the one before."
      >
        <NextStep />
      </KitCase>
      <KitCase
        name="Bottom actions"
        note="What the page is for, within reach of the thumb; messages keep off it."
      >
        <Card className="h-48 overflow-y-auto pb-0" tabIndex={0} aria-label="Contoh halaman">
          {Array.from({ length: 8 }, (_, index) => index + 1).map((line) => (
            <p key={line} className="py-1.5">
              Baris {line} dari sebuah halaman.
            </p>
          ))}
          <BottomActions className="bottom-0 bg-surface md:-mx-4 md:px-4">
            <Button isBlock>Simpan</Button>
          </BottomActions>
        </Card>
      </KitCase>
      <KitCase name="Pull indicator" note="Half way, far enough, and on its way.">
        <Card isFlush className="divide-y divide-line">
          <PullIndicator pulled={0.5} isRefreshing={false} />
          <PullIndicator pulled={1} isRefreshing={false} />
          <PullIndicator pulled={0} isRefreshing />
        </Card>
      </KitCase>
      <KitCase name="Update bar" note="For as long as a new version lies ready.">
        <div className="grid gap-3">
          <UpdateBar isBusy={false} onTake={() => undefined} />
          <UpdateBar isBusy onTake={() => undefined} />
        </div>
      </KitCase>
      <KitCase
        name="Opening veil"
        note="Where a sheet will be while its code is on the way, and when it did not come."
        isWide
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <Held hasFailed={false} />
          <Held hasFailed />
        </div>
      </KitCase>
    </>
  );
}
