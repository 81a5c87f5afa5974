import { useEffect } from 'react';
import { useAppState, useOffline, useServices } from '../../../platform/services.ts';
import type { HalfOffer } from '../../../platform/state/app-slices.ts';
import { type AppStore, setHalfOffer } from '../../../platform/state/app-state.ts';
import type { Demand } from '../demands.query.ts';
import { itemsOf, type OfferValues } from './offer-values.ts';

const beginning = 'tender-offer:';

/** Under which the form of an offer keeps what is typed. */
export const draftName = ({ store_id, tender_id }: Pick<Demand, 'store_id' | 'tender_id'>) =>
  `${beginning}${store_id}:${tender_id}`;

/** Whether an offer for it was begun here and never sent. */
export const useHalfOffer = (demand: Pick<Demand, 'tender_id' | 'store_id' | 'allowed_actions'>) =>
  useAppState(({ tenders }) => halfOf(tenders[demand.tender_id], demand));

export const halfOf = (
  half: HalfOffer | undefined,
  { store_id, allowed_actions }: Pick<Demand, 'store_id' | 'allowed_actions'>,
): HalfOffer | undefined => {
  const mayGoOn = allowed_actions.includes('offer') || allowed_actions.includes('revise');
  return isOf(half, store_id) && mayGoOn ? half : undefined;
};

/** What was kept before a store was noted may be anybody's. */
const isOf = (half: HalfOffer | undefined, store_id: string): half is HalfOffer =>
  half !== undefined && (half.store_id ?? store_id) === store_id;

/** The state keeps one for each tender: that of another store is not this one's to take away. */
export function dropHalfOffer(
  state: AppStore,
  { tender_id, store_id }: Pick<Demand, 'tender_id' | 'store_id'>,
): void {
  if (isOf(state.getState().tenders[tender_id], store_id))
    setHalfOffer(state, tender_id, undefined);
}

/**
 * What was typed lies on the device, sealed, also after a login that ended or in another tab: the state knows of it again
 * once somebody looks at the demands.
 */
export function useFoundHalfOffers(): void {
  const { drafts } = useOffline();
  const { state } = useServices();
  useEffect(() => {
    void drafts.named(beginning).then((found) => {
      for (const { name, draft } of found) {
        const [, store_id, tender_id] = name.split(':');
        if (!store_id || !tender_id || state.getState().tenders[tender_id]) continue;
        const items = itemsOf(draft.values as OfferValues);
        setHalfOffer(state, tender_id, { store_id, items, step: 1 });
      }
    });
  }, [drafts, state]);
}
