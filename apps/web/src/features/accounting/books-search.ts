import {
  accountingLogKinds,
  accountingLogStates,
  differenceReasons,
  differenceSubjects,
  linkConfidences,
} from '@marketplace/contract/accounting-words';
import { isId, isIn, one, readTexts, searchText } from '../../platform/navigation/search-values.ts';

type Raw = Record<string, unknown>;
type Texts<Name extends string> = { [N in Name]?: string | undefined };

/** Of which store a page is; the name is for who comes without a login and has no list of stores. */
export type BooksSearch = Texts<'store_id' | 'store_name'>;

const ofStore = { store_id: one(isId), store_name: searchText };
const isPage = (value: string) => /^[1-9]\d{0,6}$/.test(value);
/** As Accurate wrote it: it is only handed on. */
const asGiven = (most: number) => (value: string) =>
  value.length <= most && /^[\x21-\x7e]+$/.test(value) ? value : undefined;

export const readBooksSearch = (raw: Raw): BooksSearch => readTexts(raw, ofStore);

/** What the browser comes back with from Accurate. */
type BackSearch = BooksSearch & Texts<'state' | 'code' | 'error'>;

export const readBackSearch = (raw: Raw): BackSearch =>
  readTexts(raw, {
    ...ofStore,
    state: asGiven(200),
    code: asGiven(500),
    error: asGiven(200),
  });

export const linkViews = ['suggested', 'stopped', 'unlinked', 'linked', 'broken'] as const;
export type LinkView = (typeof linkViews)[number];
export type LinksSearch = BooksSearch & Texts<'view' | 'confidence' | 'query' | 'page'>;

export const readLinksSearch = (raw: Raw): LinksSearch =>
  readTexts(raw, {
    ...ofStore,
    view: one(isIn(linkViews)),
    confidence: one(isIn(linkConfidences)),
    query: searchText,
    page: one(isPage),
  });

export type CreateSearch = BooksSearch & Texts<'side' | 'query' | 'page'>;

export const readCreateSearch = (raw: Raw): CreateSearch =>
  readTexts(raw, {
    ...ofStore,
    side: one(isIn(['there'])),
    query: searchText,
    page: one(isPage),
  });

export type BoardSearch = BooksSearch &
  Texts<'view' | 'reason' | 'subject' | 'kind' | 'state' | 'query' | 'page'>;

export const readBoardSearch = (raw: Raw): BoardSearch =>
  readTexts(raw, {
    ...ofStore,
    view: one(isIn(['log'])),
    reason: one(isIn(differenceReasons)),
    subject: one(isIn(differenceSubjects)),
    kind: one(isIn(accountingLogKinds)),
    state: one(isIn(accountingLogStates)),
    query: searchText,
    page: one(isPage),
  });

/** The store that a browser was sent to Accurate for: the state begins with its id. */
export const storeOfState = (state: string | undefined): string | undefined => {
  const [store_id = ''] = state?.split('.') ?? [];
  return isId(store_id) ? store_id : undefined;
};
