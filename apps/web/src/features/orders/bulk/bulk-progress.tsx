import type { BulkResult } from '@marketplace/contract/order-bulk';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
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
import { bulkWords, doingWords, doneWords } from './bulk-words.ts';

/** In the place of what can be done: what is being done, and what became of it. */
export function BulkProgress() {
  const run = useStore(bulkRun, ({ run }) => run);
  const place = useRef<HTMLDivElement>(null);
  const record = run?.record;
  useToldWhenWhole(run);
  // The button that was pressed has gone: whoever pressed it goes on from here.
  useEffect(() => {
    if (record && document.activeElement === document.body)
      place.current?.focus({ preventScroll: true });
  }, [record]);
  if (!run) return null;
  if (run.result) return <BulkOutcome run={run} result={run.result} />;
  return (
    <div
      ref={place}
      tabIndex={-1}
      className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2 outline-none"
    >
      {run.started ? <Running run={run} total={run.started.total} /> : <Waiting run={run} />}
    </div>
  );
}

/** Of what went well all through nobody needs to read more than a line. */
function useToldWhenWhole(run: BulkRun | undefined): void {
  const { result, started, failure, body } = run ?? {};
  const navigate = useNavigate();
  useEffect(() => {
    if (failure !== undefined && !result) {
      showToast({ text: failure || 'Gagal. Coba lagi nanti.', kind: 'error' });
      endBulk();
    } else if (body && result && failure === undefined && isWhole(result, started?.left)) {
      const count = result.done_ids.length;
      const { label } = bulkWords[body.action];
      const { courier_id: driverId, store_id } = body;
      const search = { driverId, store_id };
      // The driver is given a link for all of it.
      const action = driverId
        ? {
            label: 'Tautan kurir',
            onSelect: () => void navigate({ to: '/seller/orders/drivers/trip', search }),
          }
        : undefined;
      showToast(
        count > 0
          ? { text: `${doneWords(body.action, count, count)}.`, kind: 'success', action }
          : { text: `Tidak ada pesanan untuk “${label}”.` },
      );
      endBulk();
    }
  }, [result, started, failure, body, navigate]);
}

const isWhole = ({ refused }: BulkResult, left = 0): boolean => refused.length === 0 && left === 0;

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
  useEndWhenGone(record, item !== undefined);
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

/** Long enough for the answer to be told here, if it is told here at all. */
const untilTold = 3_000;

/** Sent by another tab, or taken back in the list of what waits: there is nothing to wait for here. */
function useEndWhenGone(record: string, isThere: boolean): void {
  const wasThere = useRef(false);
  useEffect(() => {
    wasThere.current ||= isThere;
    if (isThere || !wasThere.current) return;
    const timer = setTimeout(() => {
      const { run } = bulkRun.getState();
      if (run?.record === record && !run.started) endBulk();
    }, untilTold);
    return () => clearTimeout(timer);
  }, [record, isThere]);
}

const waitingWords = (isOnline: boolean) => (isOnline ? '…' : ' · menunggu sinyal');
