import type { DefaultOffering, DemandDetail } from '@marketplace/contract/tender-offerings';
import { describe, expect, it } from 'vitest';
import { isSame } from '../../../platform/forms/merge-values.ts';
import { changesIn, mergeOffer, offerNews } from './merge-offer.ts';
import { offerBase } from './offer-base.ts';
import {
  counterOf,
  itemsOf,
  marginOfAll,
  mostOf,
  type OfferValues,
  offerBody,
  offerProblems,
  refusalProblems,
  totalOf,
  withItems,
} from './offer-values.ts';

const now = Date.parse('2026-11-18T03:00:00Z');
const listing = {
  inventory_id: '71',
  variant_id: '5',
  product_unit_id: '31',
  product_name: 'Mi goreng 85 g',
  uom_name: 'pak',
  base_quantity: 20,
  is_same_unit: false,
  quantity: 4,
  minimum_order: 1,
  price: 55_000,
  target_price: 54_000,
  available: 100,
  cost_price: 50_000,
  margin_percent: 9.1,
  floor_price: 52_000,
  city_median: 54_500,
};
const item = {
  item_id: '1',
  product_name: 'Mi goreng 85 g',
  variant_name: '',
  uom_name: 'dus',
  base_quantity: 40,
  quantity: 2,
  pieces: 80,
  target_price: 108_000,
  note: '',
  awarded_pieces: 0,
  listings: [listing],
};
const foreign = { ...item, item_id: '2', product_name: 'Kecap', listings: [] };

const detailOf = (items: object[], tender_version = 1) =>
  ({ demand: { tender_version, state: 'OPEN' }, items, offer: null }) as unknown as DemandDetail;
const defaultsOf = (quantity = 4) =>
  ({
    lines: [
      {
        item_id: '1',
        inventory_id: '71',
        product_name: 'Mi goreng 85 g',
        uom_name: 'pak',
        base_quantity: 20,
        quantity,
        unit_price: 54_500,
      },
    ],
    delivery: 'STORE_COURIER',
    shipping_fee: 10_000,
    valid_until: new Date(now + 3 * 86_400_000).toISOString(),
  }) as unknown as DefaultOffering;

const detail = detailOf([item, foreign]);
const { items } = detail;
const base = offerBase(detail, defaultsOf(), now);
const changed = (part: Partial<OfferValues['lines'][string]>, values = base.start): OfferValues => {
  const [line] = [values.lines['1']];
  if (!line) throw new Error('the first item has no line');
  return { ...values, lines: { ...values.lines, 1: { ...line, ...part } } };
};

describe('an offer', () => {
  it('begins with what the store would offer without thinking, and can be sent as it is', () => {
    expect(offerProblems(base.start, items)).toEqual({});
    expect(totalOf(base.start)).toBe(4 * 54_500 + 10_000);
    expect(marginOfAll(base.start, items)).toBeCloseTo((4_500 / 54_500) * 100, 6);
    expect(offerBody(base.start, base, now)).toEqual({
      tender_version: 1,
      lines: [
        { item_id: '1', inventory_id: '71', quantity: 4, unit_price: 54_500, substitute_note: '' },
      ],
      delivery: 'STORE_COURIER',
      shipping_fee: 10_000,
      valid_until: '2026-11-21T03:00:00.000Z',
      note: '',
    });
  });

  it.each([
    ['nothing', changed({ isIn: false }), 'lines'],
    ['a price of nothing', changed({ price: '0' }), 'price 1'],
    ['a price beyond all', changed({ price: '1.000.000.000' }), 'price 1'],
    ['a price that can be meant in two ways', changed({ price: '54,500' }), 'price 1'],
    ['a price below the floor', changed({ price: '51.999' }), 'price 1'],
    ['more than is wanted', changed({ quantity: 5 }), 'quantity 1'],
    ['another product without a word why', changed({ isSubstitute: true, note: 'ok' }), 'note 1'],
    ['a fee that is none', { ...base.start, shipping: 'x' }, 'shipping'],
  ])('is not sent with %s', (_what, values, field) => {
    expect(Object.keys(offerProblems(values, items))).toEqual([field]);
  });

  it('comes to whole units of what nobody has been given yet', () => {
    const pak = { base_quantity: 20 };
    expect(mostOf({ pieces: 80, awarded_pieces: 0 }, pak)).toBe(4);
    expect(mostOf({ pieces: 80, awarded_pieces: 50 }, pak)).toBe(2);
  });

  it('costs nothing to be fetched', () => {
    const fetched = { ...base.start, delivery: 'BUYER_PICKUP' as const, shipping: '10.000' };
    expect(totalOf(fetched)).toBe(4 * 54_500);
    expect(offerBody(fetched, base, now).shipping_fee).toBe(0);
  });

  it('says a refusal beside the field of the line it is about', () => {
    const said = { code: 'below_floor', error_message: 'Terlalu murah.' } as const;
    const fields = { 'lines.0.unit_price': said };
    const refusal = { code: 'offer_below_floor', error_message: 'Ada harga…', fields } as const;
    expect(refusalProblems({ ...base.start, refusal })).toEqual({ 'price 1': 'Terlalu murah.' });
    const whole = { code: 'tender_closed', error_message: 'Sudah ditutup.' } as const;
    expect(refusalProblems({ ...base.start, refusal: whole })).toEqual({ form: 'Sudah ditutup.' });
  });
});

describe('a demand that is edited while an offer is made', () => {
  const more = { ...item, quantity: 3, pieces: 120 };
  const later = offerBase(detailOf([more], 2), defaultsOf(6), now);

  it('is merged: what was typed stays, the rest follows, and what is gone goes', () => {
    const typed = changed({ price: '53.000' });
    const merged = mergeOffer(typed, base.start, later);
    expect(merged.lines).toEqual({ 1: { ...later.start.lines['1'], price: '53.000' } });
    expect(merged.lines['1']?.quantity).toBe(6);
  });

  it('follows it whole where nothing was touched, and nobody has touched it then', () => {
    expect(isSame(mergeOffer(base.start, base.start, later), later.start)).toBe(true);
    const refused = { ...base.start, refusal: { code: 'tender_changed', error_message: '…' } };
    expect(isSame(mergeOffer(refused as OfferValues, base.start, later), later.start)).toBe(true);
  });

  it('is said in words', () => {
    expect(changesIn(base, later)).toEqual([
      'Mi goreng 85 g: 2 dus menjadi 3 dus',
      'Kecap tidak dicari lagi',
    ]);
    expect(changesIn(later, base)).toEqual([
      'Mi goreng 85 g: 3 dus menjadi 2 dus',
      'Kecap ditambahkan, 2 dus',
    ]);
  });
});

describe('a listing that is offered for another meanwhile', () => {
  const karton = { ...listing, inventory_id: '72', uom_name: 'karton', base_quantity: 80 };
  const other = { inventory_id: '72', uom_name: 'karton', base_quantity: 80, unit_price: 218_000 };
  const usual = defaultsOf(1);
  const lines = usual.lines.map((line) => ({ ...line, ...other }));
  const later = offerBase(
    detailOf([{ ...item, listings: [karton, listing] }], 2),
    { ...usual, lines },
    now,
  );

  it.each([
    ['price', { price: '53.000' }],
    ['quantity', { quantity: 2 }],
    [
      'product',
      { isSubstitute: true, note: 'Sama isinya', offered: { ...listing, inventory_id: '9' } },
    ],
  ])('takes no typed %s to its own unit: the line stays whole', (_what, part) => {
    const typed = changed(part);
    expect(mergeOffer(typed, base.start, later).lines['1']).toEqual(typed.lines['1']);
  });

  it('comes with its own price where nothing of the line was typed', () => {
    const typed = changed({ isIn: false }, { ...base.start, note: 'Bisa besok' });
    const merged = mergeOffer(typed, base.start, later);
    expect(merged.lines['1']).toEqual({ ...later.start.lines['1'], isIn: false });
    expect(merged.note).toBe('Bisa besok');
  });

  it('leaves the quantity of a unit that was chosen here', () => {
    const chosen = changed({ offered: { ...listing, inventory_id: '72' }, price: '218.000' });
    const sixPaks = offerBase(detailOf([item], 2), defaultsOf(6), now);
    expect(mergeOffer(chosen, base.start, sixPaks).lines['1']).toEqual(chosen.lines['1']);
  });
});

describe('an offer that others have gone on with while the form was filled in', () => {
  const sent = (version: number, counter_price: number | null) => {
    const offered = { ...listing, item_id: '1', unit_price: 54_500, counter_price };
    const waits_for = counter_price === null ? 'BUYER' : 'SELLER';
    const offer = { ...defaultsOf(), state: 'SENT', version, waits_for, lines: [offered] };
    const detail = { ...detailOf([item]), offer } as unknown as DemandDetail;
    return offerBase(detail, defaultsOf(), now);
  };
  const none = offerBase(detailOf([item]), defaultsOf(), now);

  it('has the price that the buyer would rather pay, for the unit it was said of', () => {
    const countered = sent(2, 53_000);
    const line = changed({}).lines['1'];
    if (!line?.offered) throw new Error('nothing is offered');
    expect(counterOf(countered, '1', line)).toBe(53_000);
    const other = { ...line, offered: { ...line.offered, inventory_id: '72' } };
    expect(counterOf(countered, '1', other)).toBeUndefined();
    expect(counterOf(sent(1, null), '1', line)).toBeUndefined();
  });

  it.each([
    ['by nobody', none, none, undefined],
    ['with a counter-offer that was seen before', undefined, sent(2, 53_000), /^Pembeli menawar: /],
    [
      'with a counter-offer',
      sent(1, null),
      sent(2, 53_000),
      /^Pembeli baru saja menawar: Mi goreng 85 g Rp\s?53\.000 per pak\./,
    ],
    ['with a first offer', none, sent(1, null), /^Toko Anda sudah mengirim penawaran/],
    ['with another round', sent(1, null), sent(2, null), /^Penawaran toko Anda sudah berubah/],
    ['and taken it back', sent(1, null), none, undefined],
  ])('is told of it: %s', (_what, since, base, words) => {
    const news = offerNews(since === base ? undefined : since, base);
    if (words) expect(news).toMatch(words);
    else expect(news).toBeUndefined();
  });
});

describe('what the state keeps of it', () => {
  it('is unit, quantity and price of what is in it, from which the form is filled again [EN-08]', () => {
    const typed = changed({ quantity: 3, price: '53.500' });
    const kept = itemsOf(typed);
    expect(kept).toEqual([{ product_unit_id: '31', quantity: 3, price: 53_500 }]);
    expect(withItems(base.start, kept).lines).toEqual(typed.lines);
    expect(withItems(base.start, []).lines['1']?.isIn).toBe(false);
  });
});
