import { expect, it } from 'vitest';
import { parted } from './parted.ts';
import {
  afterDiscounts,
  bestDeal,
  openLines,
  type PromotionPrice,
  promotionDiscounts,
  refusalOfGoods,
  type VoucherTerms,
  voucherDiscounts,
} from './reckon-discounts.ts';

const line = (inventory_id: string, quantity: number, unit_price: number) => ({
  inventory_id,
  quantity,
  unit_price,
});

const flash: PromotionPrice = {
  inventory_id: '1',
  promotion_id: '7',
  name: 'Harbolnas',
  price: 8_000,
  base_price: 10_000,
  platform_share_percent: 50,
  left: 100,
};

const terms: VoucherTerms = {
  id: '1',
  kind: 'VOUCHER',
  name: 'Hemat',
  discount_kind: 'AMOUNT',
  value: 5_000,
  max_discount: null,
  minimum_amount: 0,
  minimum_quantity: 0,
  products: 'ALL',
  inventory_ids: [],
};

const plenty = new Map([['7', 1_000_000]]);

type Case = [
  what: string,
  bought: { quantity: number; unit_price: number },
  promotion: Partial<PromotionPrice>,
  expected: { quantity: number; amount: number; platform_amount: number } | undefined,
];

it.each<Case>([
  [
    'at the usual price',
    { quantity: 3, unit_price: 10_000 },
    {},
    { quantity: 3, amount: 6_000, platform_amount: 3_000 },
  ],
  [
    'at a tier that costs less already',
    { quantity: 3, unit_price: 9_000 },
    {},
    { quantity: 3, amount: 3_000, platform_amount: 1_500 },
  ],
  ['at a tier below it', { quantity: 3, unit_price: 7_500 }, {}, undefined],
  [
    'with part of the quota left',
    { quantity: 10, unit_price: 10_000 },
    { left: 4 },
    { quantity: 4, amount: 8_000, platform_amount: 4_000 },
  ],
  ['with none of the quota left', { quantity: 1, unit_price: 10_000 }, { left: 0 }, undefined],
  [
    'raised afterwards: the marketplace pays for what it was',
    { quantity: 2, unit_price: 15_000 },
    {},
    { quantity: 2, amount: 14_000, platform_amount: 2_000 },
  ],
  [
    'with a share that does not divide: half up',
    { quantity: 1, unit_price: 10_000 },
    { price: 9_995, platform_share_percent: 50 },
    { quantity: 1, amount: 5, platform_amount: 3 },
  ],
  [
    'which the marketplace pays nothing of',
    { quantity: 1, unit_price: 10_000 },
    { platform_share_percent: 0 },
    { quantity: 1, amount: 2_000, platform_amount: 0 },
  ],
])('a promotion takes off %s [RT-21]', (_what, bought, promotion, expected) => {
  const prices = new Map([['1', { ...flash, ...promotion }]]);
  const discounts = promotionDiscounts([{ inventory_id: '1', ...bought }], prices, plenty);
  expect(
    discounts.map(({ quantity, amount, platform_amount }) => ({
      quantity,
      amount,
      platform_amount,
    })),
  ).toEqual(expected ? [expected] : []);
});

it('of several lines the marketplace pays its share as far as it is left in the store, and the buyer pays no more for it', () => {
  const bought = [line('1', 3, 10_000), line('2', 3, 10_000), line('3', 1, 10_000)];
  const prices = new Map(['1', '2', '3'].map((id) => [id, { ...flash, inventory_id: id }]));
  const discounts = promotionDiscounts(bought, prices, new Map([['7', 4_500]]));
  expect(discounts.map(({ amount, platform_amount }) => [amount, platform_amount])).toEqual([
    [6_000, 3_000],
    [6_000, 1_500],
    [2_000, 0],
  ]);
});

type Taken = [
  what: string,
  voucher: Partial<VoucherTerms>,
  bought: (readonly [quantity: number, price: number])[],
  amounts: number[],
];

it.each<Taken>([
  [
    'an amount, parted by what the lines cost',
    {},
    [
      [1, 10_000],
      [3, 10_000],
    ],
    [1_250, 3_750],
  ],
  [
    'an amount that does not divide',
    { value: 100 },
    [
      [1, 1_000],
      [1, 1_000],
      [1, 1_000],
    ],
    [34, 33, 33],
  ],
  [
    'per cent, half up',
    { discount_kind: 'PERCENT', value: 15 },
    [
      [1, 1_010],
      [1, 20],
    ],
    [152, 3],
  ],
  [
    'per cent up to a maximum',
    { discount_kind: 'PERCENT', value: 50, max_discount: 3_000 },
    [
      [1, 10_000],
      [2, 10_000],
    ],
    [1_000, 2_000],
  ],
  [
    'only of the goods it is for',
    { products: 'CHOSEN', inventory_ids: ['2'] },
    [
      [1, 10_000],
      [1, 20_000],
    ],
    [0, 5_000],
  ],
  [
    'never the last rupiah of a unit',
    { value: 5_000 },
    [
      [100, 10],
      [1, 1_000],
    ],
    [900, 999],
  ],
  [
    'what a cheap line has no room for from the others',
    { value: 1_000 },
    [
      [100, 2],
      [1, 1_000],
    ],
    [100, 900],
  ],
  ['nothing where every unit costs a rupiah', {}, [[9, 1]], [0]],
])('a voucher takes off %s', (_what, voucher, bought, amounts) => {
  const lines = openLines(
    bought.map(([quantity, price], index) => line(String(index + 1), quantity, price)),
    [],
  );
  const taken = new Map(
    voucherDiscounts({ ...terms, ...voucher }, lines).map((each) => [
      each.inventory_id,
      each.amount,
    ]),
  );
  expect(lines.map(({ inventory_id }) => taken.get(inventory_id) ?? 0)).toEqual(amounts);
});

it.each<[string, Partial<VoucherTerms>, object | undefined]>([
  ['no goods it is for', { products: 'CHOSEN', inventory_ids: ['9'] }, { why: 'NO_FITTING_GOODS' }],
  [
    'goods for too little',
    { minimum_amount: 25_000 },
    { why: 'MINIMUM_AMOUNT', missing_amount: 7_000 },
  ],
  ['too few units', { minimum_quantity: 3 }, { why: 'MINIMUM_QUANTITY' }],
  ['enough of both', { minimum_amount: 18_000, minimum_quantity: 2 }, undefined],
])('with %s it is asked after promotions', (_what, voucher, refusal) => {
  const bought = [line('1', 1, 10_000), line('2', 1, 10_000)];
  const promoted = openLines(bought, promotionDiscounts(bought, new Map([['1', flash]]), plenty));
  expect(refusalOfGoods({ ...terms, ...voucher }, promoted)).toEqual(refusal);
});

it('of several deals the one that takes most holds, then a voucher of what it leaves', () => {
  const bought = [line('1', 10, 10_000), line('2', 2, 5_000)];
  const promoted = openLines(bought, promotionDiscounts(bought, new Map([['1', flash]]), plenty));
  const deal = { ...terms, kind: 'VOLUME' as const, discount_kind: 'PERCENT' as const };
  const deals = [
    { ...deal, id: '3', value: 10, minimum_quantity: 12 },
    { ...deal, id: '4', value: 20, minimum_quantity: 13 },
    { ...deal, id: '5', value: 10, minimum_amount: 90_000 },
    { ...deal, id: '6', value: 50, products: 'CHOSEN' as const, inventory_ids: ['2'] },
  ];
  const best = bestDeal(deals, promoted);
  expect(best.map(({ source_id, amount }) => [source_id, amount])).toEqual([
    ['3', 8_000],
    ['3', 1_000],
  ]);
  const open = afterDiscounts(promoted, best);
  const tenth = { ...terms, discount_kind: 'PERCENT' as const, value: 10, minimum_amount: 90_000 };
  expect(refusalOfGoods(tenth, open)).toBeUndefined();
  expect(voucherDiscounts(tenth, open).map(({ amount }) => amount)).toEqual([7_200, 900]);
});

it('amounts are parted to the rupiah, however large', () => {
  const rooms = [999_999_999_999, 999_999_999_999, 1];
  const parts = parted(999_999_999_999, [333_333_333_333, 333_333_333_333, 1], rooms);
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(999_999_999_999);
  expect(parts.every((part, index) => part <= (rooms[index] ?? 0))).toBe(true);
  expect(parted(0, [1, 2], [1, 2])).toEqual([0, 0]);
  expect(parted(5, [0, 0], [0, 0])).toEqual([0, 0]);
});
