import type { AnswerOf } from '@marketplace/contract/call';
import type { JobProgress } from '@marketplace/contract/jobs';
import type { BulkResult } from '@marketplace/contract/order-bulk';
import { createStore } from 'zustand/vanilla';
import { RequestFailure } from '../../../platform/api/failure.ts';
import type { Offline } from '../../../platform/offline/offline.ts';
import type { Services } from '../../../platform/services.ts';
import type { BulkCall } from './bulk-choice.ts';

const bulkCall = 'POST /api/orders/seller/bulk';

/** Many orders under way, from the tap until what became of them was read. */
export type BulkRun = {
  /** By which its place in the outbox is known. */
  record: string;
  body: BulkCall;
  count: number;
  /** Puts the selection back for whoever takes it back. */
  restore: () => void;
  /** Once the server has it. */
  started?: AnswerOf<typeof bulkCall>;
  progress?: JobProgress;
  /** Once it is over: what became of each, and why it went no further. */
  result?: BulkResult;
  failure?: string;
};

/** One at a time, wherever in the list somebody looks meanwhile. */
export const bulkRun = createStore<{ run: BulkRun | undefined }>(() => ({ run: undefined }));

const change = (record: string, some: Partial<BulkRun>): void => {
  const { run } = bulkRun.getState();
  if (run?.record === record) bulkRun.setState({ run: { ...run, ...some } });
};

let noLongerHeard = () => {};

export const endBulk = (): void => {
  noLongerHeard();
  bulkRun.setState({ run: undefined });
};

type Needed = Pick<Services, 'api' | 'events'> & Pick<Offline, 'outbox'>;
type NewBulk = Pick<BulkRun, 'body' | 'count' | 'restore'> & { label: string };

/** Hands the move to the outbox, and follows it. What can be undone is held for a moment, as on a single card. */
export async function startBulk(
  { api, events, outbox }: Needed,
  { label, ...bulk }: NewBulk,
): Promise<void> {
  const record = `bulk:${crypto.randomUUID()}`;
  noLongerHeard();
  noLongerHeard = outbox.onSent((item, answer) => {
    if (item.record !== record) return;
    noLongerHeard();
    const started = answer as AnswerOf<typeof bulkCall>;
    change(record, { started });
    followJob({ api, events }, record, bulk.body.store_id, started.job_id);
  });
  bulkRun.setState({ run: { record, ...bulk } });
  try {
    const isHeld = bulk.body.action !== 'SHIP';
    // What comes in until it is sent, which may be hours, nobody has chosen.
    const seen = bulk.body.filter && { seen_at: new Date().toISOString() };
    await outbox.add({ call: bulkCall, body: { ...bulk.body, ...seen }, record, label, isHeld });
  } catch (error) {
    endBulk();
    throw error;
  }
}

/** The stream tells as it goes; a look now and then sees what it has missed. */
const lookEvery = 2_000;

function followJob(
  { api, events }: Pick<Needed, 'api' | 'events'>,
  record: string,
  store_id: string,
  job_id: string,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isFollowed = () => bulkRun.getState().run?.record === record;
  const stop = () => {
    clearTimeout(timer);
    noLonger();
  };
  const look = async () => {
    clearTimeout(timer);
    if (!isFollowed()) return stop();
    let refusal: RequestFailure | undefined;
    const answer = await api('GET /api/jobs/detail', { query: { store_id, job_id } }).catch(
      (error: unknown) => {
        if (error instanceof RequestFailure && (error.status ?? 500) < 500) refusal = error;
      },
    );
    if (refusal) {
      stop();
      return change(record, { failure: refusal.error_message });
    }
    const { job } = answer ?? {};
    if (job) change(record, { progress: job });
    if (job?.finished_at) {
      stop();
      const result = job.result as BulkResult | null;
      const failure = job.state === 'DONE' ? undefined : (job.error_message ?? '');
      change(record, { ...(result && { result }), ...(failure !== undefined && { failure }) });
    } else {
      clearTimeout(timer);
      timer = setTimeout(() => void look(), lookEvery);
    }
  };
  const noLonger = events.onEvent(({ kind, payload }) => {
    if (kind !== 'job.changed') return;
    const job = payload as JobProgress;
    if (job.id !== job_id) return;
    if (job.finished_at) void look();
    else change(record, { progress: job });
  });
  void look();
}
