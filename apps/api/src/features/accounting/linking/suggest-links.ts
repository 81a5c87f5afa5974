import { setImmediate as breathe } from 'node:timers/promises';
import type { LinkBarrierRow } from '@marketplace/contract/accounting-mapping';
import type { LinkConfidence, LinkReason } from '@marketplace/contract/accounting-words';
import { nameLikeness, wordsOfGoods } from './goods-words.ts';
import { judgeLink, type Linked, type OurUnit, type TheirGoods } from './judge-link.ts';
import { isPiece, isSameUnit } from './unit-words.ts';

export type OurGoods = OurUnit & {
  product_name: string;
  barcodes: readonly string[];
};
export type TheirGoodsWithCodes = TheirGoods & { upc: string };

export type Suggested = {
  inventory_id: string;
  item_no: string;
  unit_name: string;
  unit_ratio: number;
  reasons: LinkReason[];
  score: number;
  confidence: LinkConfidence;
  explanation: string;
  barrier: LinkBarrierRow | null;
};

const [least, medium, high] = [45, 65, 90];
/** Names alone are never sure. */
const mostByName = 86;
const mostCandidates = 25;
/** So that others are answered meanwhile. */
const atOnce = 200;

type Indexed = { item: TheirGoodsWithCodes; words: string[] };

function indexOf(items: readonly TheirGoodsWithCodes[]) {
  const indexed = items.map((item): Indexed => ({ item, words: wordsOfGoods(item.name) }));
  const byWord = new Map<string, Indexed[]>();
  const byCode = new Map<string, Indexed>();
  for (const each of indexed) {
    // By the beginning of a word too, since bookkeepers cut words short.
    for (const key of new Set(each.words.flatMap((word) => [word, `^${word.slice(0, 3)}`]))) {
      const list = byWord.get(key);
      if (list) list.push(each);
      else byWord.set(key, [each]);
    }
    byCode.set(each.item.item_no.toLowerCase(), each);
  }
  const byBarcode = new Map(
    indexed.filter(({ item }) => item.upc).map((each) => [each.item.upc, each]),
  );
  const weigh = (word: string) =>
    Math.log(
      1 +
        items.length /
          (byWord.get(word)?.length ?? byWord.get(`^${word.slice(0, 3)}`)?.length ?? 1),
    );
  return { byWord, byCode, byBarcode, weigh, most: Math.max(50, items.length / 12) };
}

type Index = ReturnType<typeof indexOf>;

/** The few items whose names have most of these words, the telling ones first. */
function candidatesFor(words: readonly string[], { byWord, weigh, most }: Index): Indexed[] {
  const points = new Map<Indexed, number>();
  for (const word of words) {
    const whole = byWord.get(word) ?? [];
    const begun = byWord.get(`^${word.slice(0, 3)}`) ?? [];
    const add = (list: readonly Indexed[], weight: number) => {
      if (list.length > most) return;
      for (const each of list) points.set(each, (points.get(each) ?? 0) + weight);
    };
    add(whole, weigh(word));
    add(begun, weigh(word) / 2);
  }
  return [...points]
    .sort(([, a], [, b]) => b - a)
    .slice(0, mostCandidates)
    .map(([each]) => each);
}

/** Which of an item's units a listing would be: of its kind and size, else of its size, else of its kind. */
function unitFor(ours: OurUnit, item: TheirGoods): string {
  const { units } = item;
  const ofSize = units.filter(({ ratio }) => ratio === ours.pieces);
  const ofKind = units.filter(({ name }) => isSameUnit(name, ours.uom_name));
  const both = ofSize.find(({ name }) => isSameUnit(name, ours.uom_name));
  return (both ?? ofKind[0] ?? ofSize[0])?.name ?? ours.uom_name;
}

const words: Record<LinkReason, string> = {
  BARCODE: 'barcode sama',
  CODE: 'kode barang sama',
  NAME: 'nama mirip',
  UNIT: 'satuan sama',
  RATIO: 'isi sama',
};

const confidenceOf = (score: number): LinkConfidence =>
  score >= high ? 'HIGH' : score >= medium ? 'MEDIUM' : 'LOW';

type Found = { by: LinkReason; item: TheirGoodsWithCodes; likeness: number };

/** The item whose name is most like this one. */
function findByName(ourWords: readonly string[], index: Index): Found | undefined {
  let best: Found | undefined;
  for (const { item, words } of candidatesFor(ourWords, index)) {
    const likeness = nameLikeness(ourWords, words, index.weigh);
    if (!best || likeness > best.likeness) best = { by: 'NAME', item, likeness };
  }
  return best;
}

function findFor(
  ours: OurGoods,
  siblings: readonly string[],
  index: Index,
  byName: Map<string, Found | undefined>,
): Found | undefined {
  const ourWords = wordsOfGoods(ours.product_name);
  const likenessOf = (each: Indexed) => nameLikeness(ourWords, each.words, index.weigh);
  for (const code of [...ours.barcodes, ...siblings]) {
    const byBarcode = index.byBarcode.get(code);
    if (byBarcode) return { by: 'BARCODE', item: byBarcode.item, likeness: likenessOf(byBarcode) };
    const byCode = index.byCode.get(code.toLowerCase());
    if (byCode) return { by: 'CODE', item: byCode.item, likeness: likenessOf(byCode) };
  }
  // All units of a product have its name.
  if (!byName.has(ours.product_name)) byName.set(ours.product_name, findByName(ourWords, index));
  return byName.get(ours.product_name);
}

function suggestionFor(ours: OurGoods, found: Found, linked: Linked): Suggested | undefined {
  const { item, by, likeness } = found;
  const unit_name = unitFor(ours, item);
  const judged = judgeLink(ours, item, unit_name, linked);
  const unit = item.units.find(({ name }) => name === unit_name);
  const hasKind = isSameUnit(unit_name, ours.uom_name);
  const hasSize = unit?.ratio === ours.pieces && isPiece(item.units[0]?.name ?? '');
  const reasons: LinkReason[] = [
    by,
    ...(by !== 'NAME' && likeness >= 0.5 ? (['NAME'] as const) : []),
    ...(hasKind ? (['UNIT'] as const) : []),
    ...(hasSize ? (['RATIO'] as const) : []),
  ];
  const byUnit = (hasKind ? 4 : 0) + (hasSize ? 6 : 0);
  const score =
    by === 'NAME'
      ? Math.min(mostByName, Math.round(likeness * 78) + byUnit)
      : Math.min(99, (by === 'BARCODE' ? 87 : 84) + byUnit);
  if (score < least) return undefined;
  return {
    inventory_id: ours.inventory_id,
    item_no: item.item_no,
    unit_name,
    unit_ratio: unit?.ratio ?? 1,
    reasons,
    score,
    confidence: confidenceOf(score),
    explanation: sentence(reasons.map((reason) => words[reason])),
    barrier: 'barrier' in judged ? judged.barrier : null,
  };
}

const sentence = (parts: readonly string[]) => {
  const text = parts.join(', ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
};

/** Their items as they are looked up, and what was found among them by name: most of the work. */
export type KnownItems = { index: Index; byName: Map<string, Found | undefined> };

export const knownItems = (items: readonly TheirGoodsWithCodes[]): KnownItems => ({
  index: indexOf(items.filter(({ is_suspended }) => !is_suspended)),
  byName: new Map(),
});

/** For each listing the item that fits best, the surest first. Of two that want one unit the surer has it. */
export async function suggestLinks(
  listings: readonly OurGoods[],
  { index, byName }: KnownItems,
  linked: Linked,
): Promise<Suggested[]> {
  const barcodesOf = Map.groupBy(listings, ({ variant_id }) => variant_id);
  const all: { ours: OurGoods; suggested: Suggested }[] = [];
  for (const [at, ours] of listings.entries()) {
    if (at % atOnce === atOnce - 1) await breathe();
    const siblings = (barcodesOf.get(ours.variant_id) ?? []).flatMap(({ barcodes }) => barcodes);
    const shelf = linked.shelfOf(ours.variant_id);
    const known = shelf && index.byCode.get(shelf.item_no.toLowerCase());
    const found: Found | undefined = known
      ? { by: 'CODE', item: known.item, likeness: 1 }
      : findFor(ours, siblings, index, byName);
    const suggested = found && suggestionFor(ours, found, linked);
    if (suggested) all.push({ ours, suggested });
  }
  all.sort(
    (a, b) =>
      b.suggested.score - a.suggested.score ||
      Number(a.ours.inventory_id) - Number(b.ours.inventory_id),
  );
  return withoutRivals(all);
}

/** An item is one product's: those that come later are told so. */
function withoutRivals(all: readonly { ours: OurGoods; suggested: Suggested }[]): Suggested[] {
  const variantOf = new Map<string, string>();
  const unitOf = new Map<string, string>();
  const itemOf = new Map<string, string>();
  return all.map(({ ours, suggested }) => {
    if (suggested.barrier) return suggested;
    const { item_no, unit_name } = suggested;
    const unit = `${item_no} ${unit_name}`;
    const isOthers =
      (variantOf.get(item_no) ?? ours.variant_id) !== ours.variant_id ||
      (itemOf.get(ours.variant_id) ?? item_no) !== item_no ||
      unitOf.has(unit);
    if (isOthers)
      return {
        ...suggested,
        barrier: { code: 'UNIT_TAKEN', explanation: 'Barang ini lebih cocok dengan produk lain.' },
      };
    variantOf.set(item_no, ours.variant_id);
    itemOf.set(ours.variant_id, item_no);
    unitOf.set(unit, ours.inventory_id);
    return suggested;
  });
}
