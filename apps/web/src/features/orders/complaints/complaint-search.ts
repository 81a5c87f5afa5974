import {
  complaintKinds,
  complaintSides,
  complaintStates,
} from '@marketplace/contract/complaint-words';
import {
  isId,
  isIn,
  one,
  readTexts,
  searchText,
  several,
} from '../../../platform/navigation/search-values.ts';

/** What narrows the list, as its address has it. */
export type ComplaintSearch = {
  state?: string | undefined;
  /** Who has brought it up. */
  side?: string | undefined;
  kind?: string | undefined;
  query?: string | undefined;
  orderId?: string | undefined;
};

export const readComplaintSearch = (raw: Record<string, unknown>): ComplaintSearch =>
  readTexts(raw, {
    state: several(isIn(complaintStates)),
    side: one(isIn(complaintSides)),
    kind: one(isIn(complaintKinds)),
    query: searchText,
    orderId: one(isId),
  });

type ComplaintIds = { orderId?: string | undefined; complaintId?: string | undefined };

/** Which complaint about which order an address is of. */
export const readComplaintIds = (raw: Record<string, unknown>): ComplaintIds =>
  readTexts(raw, { orderId: one(isId), complaintId: one(isId) });
