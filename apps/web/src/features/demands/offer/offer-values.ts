import { fieldErrorTable } from '@marketplace/contract/field-errors';
import type { DemandItem, OfferCreateBody } from '@marketplace/contract/tender-offerings';
import type { TenderDelivery } from '@marketplace/contract/tender-words';
import { number, rupiah } from '../../../platform/format/money.ts';
import { textCheck } from '../../../platform/forms/checks.ts';
import type { Problems } from '../../../platform/forms/problems.ts';
import { readRupiah } from '../../../platform/forms/rupiah.ts';
import type { Refusal } from '../../../platform/offline/device-records.ts';
import type { HalfOffer } from '../../../platform/state/app-slices.ts';

/** A listing of the store, of what was asked for or of something else. */
export type Offered = {
  inventory_id: string;
  product_unit_id: string;
  product_name: string;
  uom_name: string;
  base_quantity: number;
};

/** What is offered for an item: one of the listings of it, or another product. */
export type LineValue = {
  isIn: boolean;
  offered: Offered | null;
  isSubstitute: boolean;
  quantity: number;
  /** For one of its unit, as typed. */
  price: string;
  /** Why it is another product. */
  note: string;
};

export type OfferValues = {
  lines: Record<string, LineValue>;
  delivery: TenderDelivery;
  shipping: string;
  days: number;
  note: string;
  /** Why it was not taken, until something is changed. */
  refusal: Refusal | null;
};

type Wanted = Pick<DemandItem, 'item_id' | 'quantity' | 'uom_name' | 'target_price'> & {
  name: string;
};

/** For one of the unit that was offered, and for no other. */
type Counter = { inventory_id: string; uom_name: string; unit_price: number };

/** What the form begins from: what is wanted, and what the store would offer. It is kept with the draft. */
export type OfferBase = {
  tender_version: number;
  /** Of the offer that is replaced. */
  version: number | null;
  /** What the buyer would rather pay, by item, while that waits for an answer. */
  counter: Readonly<Record<string, Counter>> | null;
  wanted: readonly Wanted[];
  start: OfferValues;
};

const day = 86_400_000;

/** Only what the form needs to know of it. */
export const offeredOf = (of: Offered): Offered => ({
  inventory_id: of.inventory_id,
  product_unit_id: of.product_unit_id,
  product_name: of.product_name,
  uom_name: of.uom_name,
  base_quantity: of.base_quantity,
});

/** The most of a unit that an item comes to, of what nobody has been given yet. */
export const mostOf = (
  { pieces, awarded_pieces }: Pick<DemandItem, 'pieces' | 'awarded_pieces'>,
  { base_quantity }: Pick<Offered, 'base_quantity'>,
): number => Math.max(1, Math.ceil((pieces - awarded_pieces) / base_quantity));

/** What is in the offer, in the order of the items. */
export const linesIn = ({ lines }: OfferValues): [string, LineValue & { offered: Offered }][] =>
  Object.entries(lines).flatMap(([item_id, line]) =>
    line?.isIn && line.offered ? [[item_id, { ...line, offered: line.offered }]] : [],
  );

const amountOf = (text: string): number => readRupiah(text, 0).amount ?? 0;

export const shippingOf = ({ delivery, shipping }: OfferValues): number =>
  delivery === 'STORE_COURIER' ? amountOf(shipping) : 0;

export const lineTotal = ({ price, quantity }: LineValue): number => amountOf(price) * quantity;

export const totalOf = (values: OfferValues): number =>
  linesIn(values).reduce((sum, [, line]) => sum + lineTotal(line), shippingOf(values));

/** What is known of the listing that a line offers: not of a substitute. */
export const listingOf = (item: DemandItem, { offered, isSubstitute }: LineValue) =>
  isSubstitute
    ? undefined
    : item.listings.find(({ inventory_id }) => inventory_id === offered?.inventory_id);

/** What the buyer would rather pay for one of what a line offers. */
export function counterOf(
  { counter }: Pick<OfferBase, 'counter'>,
  item_id: string,
  { offered }: LineValue,
): number | undefined {
  const said = counter?.[item_id];
  return said && said.inventory_id === offered?.inventory_id ? said.unit_price : undefined;
}

/** Of the price, in percent; nothing where the cost or the price is not known. */
export function marginOf(item: DemandItem, line: LineValue): number | undefined {
  const cost = listingOf(item, line)?.cost_price ?? null;
  const price = amountOf(line.price);
  return cost === null || price === 0 ? undefined : ((price - cost) / price) * 100;
}

/** Of the whole offer, as far as costs are known; nothing where one is not. */
export function marginOfAll(values: OfferValues, items: readonly DemandItem[]): number | undefined {
  const lines = linesIn(values).map(([item_id, line]) => {
    const item = items.find((each) => each.item_id === item_id);
    return { line, cost: (item && listingOf(item, line)?.cost_price) ?? null };
  });
  const goods = lines.reduce((sum, { line }) => sum + lineTotal(line), 0);
  if (goods === 0 || lines.some(({ cost }) => cost === null)) return undefined;
  const costs = lines.reduce((sum, { line, cost }) => sum + (cost ?? 0) * line.quantity, 0);
  return ((goods - costs) / goods) * 100;
}

export function offerProblems(values: OfferValues, items: readonly DemandItem[]): Problems {
  const problems: Problems = {};
  const lines = linesIn(values);
  if (lines.length === 0) problems.lines = 'Pilih paling sedikit satu barang.';
  for (const [item_id, line] of lines) {
    const item = items.find((each) => each.item_id === item_id);
    const floor = (item && listingOf(item, line)?.floor_price) ?? null;
    const { amount, problem } = readRupiah(line.price);
    if (problem) problems[`price ${item_id}`] = fieldErrorTable[problem];
    else if (floor !== null && amount < floor)
      problems[`price ${item_id}`] =
        `${fieldErrorTable.below_floor} Paling murah ${rupiah(floor)}.`;
    if (item && line.quantity > mostOf(item, line.offered))
      problems[`quantity ${item_id}`] = fieldErrorTable.more_than_wanted;
    const why = textCheck(line.note, 5, 200);
    if (line.isSubstitute && why)
      problems[`note ${item_id}`] =
        why === 'too_long' ? fieldErrorTable[why] : fieldErrorTable.substitute_needs_words;
  }
  if (values.delivery === 'STORE_COURIER' && values.shipping.trim() !== '') {
    const { problem } = readRupiah(values.shipping, 0, 999_999_999);
    if (problem) problems.shipping = fieldErrorTable[problem];
  }
  const note = textCheck(values.note, 0, 500);
  if (note) problems.note = fieldErrorTable[note];
  return problems;
}

/** What the server said of what was sent, beside the fields it is about; of the whole, if of none. */
export function refusalProblems(values: OfferValues): Problems {
  const { refusal } = values;
  if (!refusal) return {};
  const ids = linesIn(values).map(([item_id]) => item_id);
  const fields = Object.entries(refusal.fields ?? {}).map(([field, { error_message }]) => {
    const [, place, what = ''] = /^lines\.(\d+)\.(.+)$/.exec(field) ?? [];
    const name = names[place === undefined ? field : what] ?? 'form';
    return [place === undefined ? name : `${name} ${ids[Number(place)]}`, error_message] as const;
  });
  return fields.length > 0 ? Object.fromEntries(fields) : { form: refusal.error_message };
}

const names: Record<string, string> = {
  unit_price: 'price',
  quantity: 'quantity',
  inventory_id: 'quantity',
  item_id: 'quantity',
  substitute_note: 'note',
  shipping_fee: 'shipping',
  valid_until: 'days',
  note: 'note',
};

/** As it is sent. */
export const offerBody = (
  values: OfferValues,
  { tender_version, version }: OfferBase,
  now = Date.now(),
): Omit<OfferCreateBody, 'store_id' | 'tender_id'> => ({
  tender_version,
  ...(version !== null && { version }),
  lines: linesIn(values).map(([item_id, { offered, quantity, price, note, isSubstitute }]) => ({
    item_id,
    inventory_id: offered.inventory_id,
    quantity,
    unit_price: amountOf(price),
    substitute_note: isSubstitute ? note.trim() : '',
  })),
  delivery: values.delivery,
  shipping_fee: shippingOf(values),
  valid_until: new Date(now + values.days * day).toISOString(),
  note: values.note.trim(),
});

/** What the state keeps of it: see EN-08. */
export const itemsOf = (values: OfferValues): HalfOffer['items'] =>
  linesIn(values).map(([, { offered, quantity, price }]) => ({
    product_unit_id: offered.product_unit_id,
    quantity,
    price: amountOf(price),
  }));

/** A half-made offer put into the form where only the state has kept it. */
export function withItems(values: OfferValues, items: HalfOffer['items']): OfferValues {
  const lines = Object.entries(values.lines).map(([item_id, line]) => {
    const kept = items.find(({ product_unit_id }) => {
      return product_unit_id === line.offered?.product_unit_id;
    });
    if (!kept) return [item_id, { ...line, isIn: false }] as const;
    const { quantity, price } = kept;
    return [item_id, { ...line, isIn: true, quantity, price: number(price) }] as const;
  });
  return { ...values, lines: Object.fromEntries(lines) };
}
