import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useIsOnline } from '../../../platform/device/use-is-online.ts';
import { isHeld } from '../../../platform/offline/outbox-line.ts';
import { useTakeBack } from '../../../platform/offline/use-take-back.ts';
import { useOffline } from '../../../platform/services.ts';
import { Button } from '../../../ui/button.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { BulkOutcome } from './bulk-outcome.tsx';
import { type BulkRun, bulkRun, endBulk } from './bulk-run.ts';
import { doingWords, doneWords } from './bulk-words.ts';

/** In the place of what can be done: what is being done, and what became of it. */
export function BulkProgress() {
  const run = useStore(bulkRun, ({ run }) => run);
  useToldWhenWhole(run);
  if (!run) return null;
  if (run.result) return <BulkOutcome run={run} result={run.result} />;
  return run.started ? <Running run={run} total={run.started.total} /> : <Waiting run={run} />;
}

/** Of what went well all through nobody needs to read more than a line. */
function useToldWhenWhole(run: BulkRun | undefined): void {
  const { result, started, failure, body } = run ?? {};
  useEffect(() => {
    if (failure !== undefined) {
      showToast({ text: failure || 'Gagal. Coba lagi nanti.', kind: 'error' });
      endBulk();
    } else if (body && result && result.refused.length === 0 && !started?.left) {
      const count = result.done_ids.length;
      showToast({ text: `${doneWords(body.action, count, count)}.`, kind: 'success' });
      endBulk();
    }
  }, [result, started, failure, body]);
}

function Running({ run, total }: { run: BulkRun; total: number }) {
  const done = run.progress?.done ?? 0;
  const { action } = run.body;
  return (
    <Progress
      className="min-w-0 flex-1"
      label={doingWords(action, total)}
      value={run.progress ? done : undefined}
      max={Math.max(1, total)}
      detail={<span role="status">{doneWords(action, done, total)}</span>}
    />
  );
}

/** Held for a moment, on its way, without a signal, or refused as a whole. */
function Waiting({ run: { record, body, count, restore } }: { run: BulkRun }) {
  const { outbox } = useOffline();
  const takeBack = useTakeBack();
  const isOnline = useIsOnline();
  const item = useStore(outbox.state, ({ items }) => items.find((each) => each.record === record));
  const isSending = useStore(outbox.state, ({ sending }) => item?.id === sending);
  const refusal = item?.refusal?.error_message;
  const end = async () => {
    if (item && !(await takeBack(item.id))) return;
    restore();
    endBulk();
  };
  return (
    <>
      <p role="status" className="min-w-0 flex-1">
        <b className="font-semibold">{doingWords(body.action, count)}</b>
        <span className="text-ink-soft">
          {refusal ? ` · ${refusal}` : isOnline && isHeld(item ?? {}) ? '' : waitingWords(isOnline)}
        </span>
      </p>
      {item && !isSending && (
        <Button variant="secondary" size="sm" onClick={() => void end()}>
          {refusal ? 'Tutup' : 'Batalkan'}
        </Button>
      )}
    </>
  );
}

const waitingWords = (isOnline: boolean) => (isOnline ? '…' : ' · menunggu sinyal');
