import { rupiah } from '../../../platform/format/money.ts';
import { isSame, mergeValues } from '../../../platform/forms/merge-values.ts';
import { quantityWords } from '../demand-words.ts';
import type { LineValue, OfferBase, OfferValues } from './offer-values.ts';

/**
 * What the form holds once the buyer or a colleague has gone on: what was not touched here follows, and what is gone goes.
 * What was said of what was sent was about the version before.
 */
export function mergeOffer(typed: OfferValues, before: OfferValues, now: OfferBase): OfferValues {
  const merged = mergeValues(typed, before, now.start);
  const lines = Object.entries(now.start.lines).map(([item_id, line]) => {
    const [mine, old] = [typed.lines[item_id], before.lines[item_id]];
    return [item_id, mine && old ? mergeLine(mine, old, line) : (mine ?? line)] as const;
  });
  return { ...merged, lines: Object.fromEntries(lines), refusal: null };
}

/** What is offered, how much of it and for how much belong together: a price is for one of its own unit. */
const goodsOf = ({ isIn: _isIn, ...goods }: LineValue) => goods;

function mergeLine(mine: LineValue, old: LineValue, now: LineValue): LineValue {
  const isTouched = !isSame(goodsOf(mine), goodsOf(old));
  if (isTouched && mine.offered?.inventory_id !== now.offered?.inventory_id) return mine;
  return mergeValues(mine, old, now);
}

/** What the buyer has changed since, in words. */
export function changesIn(before: OfferBase, now: OfferBase): string[] {
  const old = new Map(before.wanted.map((item) => [item.item_id, item]));
  const left = new Set(now.wanted.map(({ item_id }) => item_id));
  return [
    ...now.wanted.flatMap((item) => {
      const was = old.get(item.item_id);
      if (!was) return [`${item.name} ditambahkan, ${quantityWords(item.quantity, item)}`];
      const words = [
        was.quantity !== item.quantity &&
          `${quantityWords(was.quantity, was)} menjadi ${quantityWords(item.quantity, item)}`,
        !isSame(was.target_price, item.target_price) &&
          (item.target_price === null
            ? 'harganya terserah'
            : `harga yang diminta ${rupiah(item.target_price)}`),
      ].filter(Boolean);
      return words.length > 0 ? [`${item.name}: ${words.join(', ')}`] : [];
    }),
    ...before.wanted.flatMap(({ item_id, name }) =>
      left.has(item_id) ? [] : [`${name} tidak dicari lagi`],
    ),
  ];
}

/** What others have done about the store's offer since, or the buyer before that: nothing where it is as it was. */
export function offerNews(since: OfferBase | undefined, now: OfferBase): string | undefined {
  const isOther = since !== undefined && since.version !== now.version;
  if (now.counter)
    return `Pembeli ${isOther ? 'baru saja ' : ''}menawar: ${countersIn(now).join('; ')}. Yang Anda kirim menjadi tawaran balik.`;
  // An offer that was taken back, or has run out, is not replaced: nothing of the form is about it any more.
  if (!isOther || now.version === null) return undefined;
  return since.version === null
    ? 'Toko Anda sudah mengirim penawaran untuk permintaan ini. Yang Anda isi tetap, dan menggantikan penawaran itu bila dikirim.'
    : 'Penawaran toko Anda sudah berubah sejak Anda mengisi ini. Yang Anda isi tetap, dan menggantikan penawaran itu bila dikirim.';
}

const countersIn = ({ counter, wanted }: OfferBase): string[] =>
  wanted.flatMap(({ item_id, name }) => {
    const said = counter?.[item_id];
    return said ? [`${name} ${rupiah(said.unit_price)} per ${said.uom_name}`] : [];
  });
