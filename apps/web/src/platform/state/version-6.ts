import type { AppState } from './app-slices.ts';
import type { PersistedSlices } from './persisted-slices.ts';

export type Version6 = Omit<PersistedSlices, 'tenders'> & {
  tender_draft: (AppState['tenders'][string] & { tender_id: string }) | null;
};

/** To 7: one half-made offer became one for each tender. */
export function from6({ tender_draft, ...rest }: Version6): PersistedSlices {
  if (!tender_draft) return { ...rest, tenders: {} };
  const { tender_id, ...draft } = tender_draft;
  return { ...rest, tenders: { [tender_id]: draft } };
}
