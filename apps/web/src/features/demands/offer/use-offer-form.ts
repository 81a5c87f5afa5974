import type { DefaultOffering, DemandDetail } from '@marketplace/contract/tender-offerings';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { isSame } from '../../../platform/forms/merge-values.ts';
import type { Problems } from '../../../platform/forms/problems.ts';
import { useDraftForm } from '../../../platform/forms/use-draft-form.ts';
import { useOffline, useServices } from '../../../platform/services.ts';
import { setHalfOffer } from '../../../platform/state/app-state.ts';
import { demandRecord } from '../decline/use-decline.ts';
import { draftName, dropHalfOffer, halfOf } from './half-offers.ts';
import { mergeOffer } from './merge-offer.ts';
import { offerBase } from './offer-base.ts';
import {
  itemsOf,
  type OfferBase,
  type OfferValues,
  offerBody,
  offerProblems,
  refusalProblems,
  withItems,
} from './offer-values.ts';

export type Step = 1 | 2 | 3;

/** An offer in the making: the usual one is whole when it is opened, and is looked at before anything else. */
export function useOfferForm(detail: DemandDetail, defaults: DefaultOffering) {
  const { demand, items } = detail;
  const { store_id, tender_id, buyer_name, allowed_actions } = demand;
  const { state } = useServices();
  const { outbox } = useOffline();
  const navigate = useNavigate();
  // What is wanted and what would be offered are two answers: of two versions they make no offer.
  const isOne = demand.tender_version === defaults.tender_version;
  const latest = useRef<OfferBase>(undefined);
  if (isOne || !latest.current) latest.current = offerBase(detail, defaults);
  const base = latest.current;
  const isFirst = allowed_actions.includes('offer');
  const [half] = useState(() => halfOf(state.getState().tenders[tender_id], demand));
  const isWhole = Object.keys(offerProblems(base.start, items)).length === 0;
  const [step, setStep] = useState<Step>(() => stepOf(half?.step) ?? (isWhole ? 3 : 1));
  const to = { to: '/seller/buyer-demands/create-offer', search: { tender_id, store_id } };
  const name = draftName(demand);
  const form = useDraftForm<OfferValues, OfferBase, void>({
    name,
    base,
    initial: ({ start }) => start,
    merge: mergeOffer,
    check: (values) => offerProblems(values, items),
    send: (values, base) =>
      outbox.add({
        call: 'POST /api/tenders/offerings/create',
        body: { store_id, tender_id, ...offerBody(values, base) },
        record: demandRecord(demand),
        label: `Penawaran untuk ${buyer_name}`,
        form: { ...to, name, draft: { values: { ...values, refusal: null }, base } },
      }),
    onSent: () => dropHalfOffer(state, { tender_id, store_id }),
    leave: () =>
      void navigate({
        to: '/seller/buyer-demands/detail',
        search: { tender_id, store_id },
        replace: true,
      }),
  });
  const { isReady, isRestored, values, base: begun, set, follow } = form;

  // Only the state has kept it: the device's own memory was not to be had.
  const isTaken = useRef(false);
  useEffect(() => {
    if (!isReady || isTaken.current) return;
    isTaken.current = true;
    if (half && !isRestored && isFirst) set((now) => withItems(now, half.items));
  }, [isReady, isRestored, half, isFirst, set]);

  const isTouched = !isSame(values, begun.start);
  const isSent = form.isBusy;
  useEffect(() => {
    if (!isReady || isSent || !isTaken.current) return;
    if (isTouched) setHalfOffer(state, tender_id, { store_id, items: itemsOf(values), step });
    else dropHalfOffer(state, { tender_id, store_id });
  }, [isReady, isSent, isTouched, values, step, state, tender_id, store_id]);

  const since = useChangedSince(isReady, begun);
  const isBehind =
    begun.tender_version !== base.tender_version ||
    begun.version !== base.version ||
    !isSame(begun.counter, base.counter);
  useEffect(() => {
    if (isReady && isBehind) follow();
  });

  const refused = refusalProblems(values);
  const submit: typeof form.submit = (event) => {
    const wrong = Object.keys(offerProblems(values, items));
    const first = firstStepOf(wrong);
    if (first) setStep(first);
    form.submit(event);
  };
  return {
    ...form,
    problems: { ...refused, ...form.problems } as Problems,
    /** What was said of what was sent holds no longer once something is changed. */
    set: (part: Partial<OfferValues> | ((now: OfferValues) => Partial<OfferValues>)) =>
      set((now) => ({ ...(typeof part === 'function' ? part(now) : part), refusal: null })),
    submit,
    step,
    setStep,
    since,
  };
}

export type OfferForm = ReturnType<typeof useOfferForm>;

const stepOf = (step: number | undefined): Step | undefined =>
  step === 1 || step === 2 || step === 3 ? step : undefined;

/** Where the first thing stands that is wrong. */
function firstStepOf(names: readonly string[]): Step | undefined {
  if (names.length === 0) return undefined;
  const isOfTerms = (name: string) => ['shipping', 'days', 'note'].includes(name);
  return names.every(isOfTerms) ? 2 : 1;
}

/** What the form began from, where the buyer or a colleague has changed it since. */
function useChangedSince(isReady: boolean, base: OfferBase): OfferBase | undefined {
  const [first, setFirst] = useState<OfferBase>();
  useEffect(() => {
    if (isReady) setFirst((before) => before ?? base);
  }, [isReady, base]);
  if (!first) return undefined;
  const isOther = first.tender_version !== base.tender_version || first.version !== base.version;
  return isOther ? first : undefined;
}
