import type { PlanState } from '@marketplace/contract/inventory-plan-words';
import type { InventoryRow } from '@marketplace/contract/inventory-row';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useServices } from '../../../platform/services.ts';
import { useAction } from '../../../platform/use-action.ts';
import { useDraft } from '../../../platform/use-draft.ts';
import { showToast } from '../../../ui/toast.tsx';
import type { CreateBody } from '../plans/bulk-change.ts';
import { planLeftQuery, planStateQuery } from '../plans/plan.query.ts';
import { type Edits, onlyOf, problemsIn, rowsOfPlan } from './grid-edits.ts';

type Kept = {
  edits: Edits;
  /** The preview that was made of them, as long as nothing was typed since. */
  plan_id?: string | undefined;
};
type History = {
  past: readonly Edits[];
  future: readonly Edits[];
  /** The field that the last step was made in: what is typed there sign by sign is one step. */
  visit?: string | undefined;
};

const none: Edits = {};
const nothingDone: History = { past: [], future: [] };
const mostSteps = 100;
/** A plan that is over: while it is under way nobody knows what it leaves. */
const ends: ReadonlySet<PlanState> = new Set(['APPLIED', 'UNDONE'] as const);

type Known = ReadonlyMap<string, InventoryRow>;

/** What was changed in the grid or the list of a store: kept on the device, step by step to be taken back, and sent as one plan. */
export function useGridChanges(store_id: string) {
  const services = useServices();
  const navigate = useNavigate();
  const draft = useDraft<Kept, null>(
    `grid:${store_id}:edits`,
    { values: { edits: none }, base: null },
    ({ values }) => Object.keys(values.edits).length === 0,
  );
  const [history, setHistory] = useState(nothingDone);
  const { edits, plan_id } = draft.values;
  const { isReady, isRestored } = draft;

  const put = (next: Edits) => draft.change(() => ({ values: { edits: next }, base: null }));
  const change = (next: (edits: Edits) => Edits, visit?: string) => {
    const before = draft.latest.current.values.edits;
    const after = next(before);
    if (after === before || !put(after)) return;
    setHistory(({ past, visit: last }) => ({
      past: visit && visit === last ? past : [...past.slice(1 - mostSteps), before],
      future: [],
      visit,
    }));
  };
  const step = (from: 'past' | 'future', to: 'past' | 'future') => {
    const next = history[from].at(-1);
    if (!next) return false;
    const now = draft.latest.current.values.edits;
    put(next);
    const { past, future } = history;
    setHistory({ past, future, [from]: history[from].slice(0, -1), [to]: [...history[to], now] });
    return true;
  };

  // What was previewed and then applied is no longer to be done; what it has left as it was still is.
  const [asked, setAsked] = useState<string>();
  if (isReady && asked === undefined) setAsked(plan_id ?? '');
  const { data: previewed } = useQuery(planStateQuery(services, store_id, asked ?? ''));
  const isDone = previewed !== undefined && ends.has(previewed.plan.state);
  const { data: left } = useQuery({
    ...planLeftQuery(services, store_id, asked ?? ''),
    enabled: isDone,
  });
  const beginAnew = useEffectEvent((ids: ReadonlySet<string>) => {
    const { values } = draft.latest.current;
    if (values.plan_id !== asked) return;
    const rest = onlyOf(values.edits, ids);
    setHistory(nothingDone);
    if (Object.keys(rest).length > 0) return void put(rest);
    void draft.drop();
    draft.begin({ values: { edits: none }, base: null });
  });
  useEffect(() => {
    if (left) beginAnew(left);
  }, [left]);

  const planning = useAction(async (read: (ids: string[]) => Promise<Known>) => {
    const sent = draft.latest.current.values.edits;
    const now = await read(Object.keys(sent));
    const rows = rowsOfPlan(sent, (id) => now.get(id)) as NonNullable<CreateBody['rows']>;
    const { plan } = await services.api(
      'POST /api/inventories/plans/create',
      { body: { store_id, rows } },
      { idempotencyKey: crypto.randomUUID(), timeout: 60_000 },
    );
    if (!draft.isShown()) return;
    if (draft.latest.current.values.edits !== sent)
      return showToast({
        text: 'Ada isian baru saat pratinjau dibuat. Ketuk Lihat pratinjau sekali lagi.',
        kind: 'error',
      });
    // Who comes back from the preview finds what they typed; who has left meanwhile is not taken there.
    if (!draft.change(({ base, values }) => ({ base, values: { ...values, plan_id: plan.id } })))
      return;
    await draft.flush();
    await navigate({ to: '/seller/inventory/plan', search: { store_id, plan_id: plan.id } });
  });

  const problems = useMemo(() => problemsIn(edits), [edits]);
  return {
    edits,
    problems,
    isReady,
    isRestored: isRestored && edits !== none,
    change,
    undo: () => step('past', 'future'),
    redo: () => step('future', 'past'),
    mayUndo: history.past.length > 0,
    mayRedo: history.future.length > 0,
    preview: planning.run,
    isPlanning: planning.isBusy,
  };
}

export type GridChanges = ReturnType<typeof useGridChanges>;
