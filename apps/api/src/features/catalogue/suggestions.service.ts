import type { Caller } from '../../platform/authenticate.ts';
import type { Db } from '../../platform/db/handle.ts';
import type { StoreScope } from '../../platform/store-scope.ts';
import { searchesWith } from '../search-histories/search-histories.service.ts';
import { searchNames } from './search-catalogue.service.ts';
import { readNamesLike, readProductNames } from './suggestions.sql.ts';

type Kind = 'HISTORY' | 'BRAND' | 'CATEGORY' | 'PRODUCT';
type Suggestion = { text: string; kind: Kind };

const most = 10;

/** What the person searched for before, then names in the catalogue; nothing is guessed for nothing typed. */
export async function suggestSearches(db: Db, who: Caller, scope: StoreScope, typed = '') {
  const own = await searchesWith(db, who, scope, typed);
  const names = typed ? await namesLike(db, scope, typed) : [];
  return { suggestions: onceEach([...asKind('HISTORY', own), ...names]).slice(0, most) };
}

async function namesLike(db: Db, scope: StoreScope, query: string): Promise<Suggestion[]> {
  const { words, product_ids } = await searchNames(db, scope, query, most);
  const [brands, categories, products] = await Promise.all([
    readNamesLike(db, 'brands', words, most),
    readNamesLike(db, 'categories', words, most),
    readProductNames(db, product_ids),
  ]);
  return [
    ...asKind('BRAND', brands),
    ...asKind('CATEGORY', categories),
    ...asKind('PRODUCT', products),
  ];
}

const asKind = (kind: Kind, texts: readonly string[]): Suggestion[] =>
  texts.map((text) => ({ text, kind }));

function onceEach(suggestions: readonly Suggestion[]): Suggestion[] {
  const seen = new Set<string>();
  return suggestions.filter(({ text }) => {
    const isNew = !seen.has(text.toLowerCase());
    seen.add(text.toLowerCase());
    return isNew;
  });
}
