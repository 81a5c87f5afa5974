import { addressOf } from '@marketplace/contract/written-address';
import { expect, it } from 'vitest';
import { sampleDetail } from '../../testing/sample-detail.ts';
import {
  actorOf,
  discountWords,
  historyOf,
  isPaidOut,
  quantityOf,
  reasonOf,
  reductionOf,
  stepOf,
  sumsOf,
} from './detail-words.ts';

const { buyer, lines, timeline } = sampleDetail();
const [line] = lines;
const [step] = timeline;
if (!line || !step) throw new Error('the sample is empty');

it('a buyer is new or known, with what they have ordered', () => {
  const { history } = buyer;
  expect(historyOf({ ...history, order_count: 1 })).toBe('Pembeli baru · pesanan pertama');
  expect(historyOf({ ...history, order_count: 1200, total_value: 4_250_000 })).toBe(
    'Pembeli lama · 1.200 pesanan · Rp\u00a04.250.000',
  );
});

it('an address names the city once', () => {
  const place = {
    address: 'Jl. Melati 3',
    district: 'Coblong',
    city: 'Bandung',
    postal_code: '40132',
  };
  expect(addressOf({ ...buyer, ...place })).toBe('Jl. Melati 3, Coblong, Bandung 40132');
  expect(addressOf({ ...buyer, ...place, address: 'Jl. Melati 3, Bandung', postal_code: '' })).toBe(
    'Jl. Melati 3, Bandung, Coblong',
  );
});

it('a quantity is said in its unit, and in pieces where the unit holds several', () => {
  const dus = { ...line, quantity: 4, uom_name: 'dus', base_quantity: 40, unit_price: 74_000 };
  expect(quantityOf(dus)).toBe('4 dus (= 160 pcs) × Rp\u00a074.000');
  expect(quantityOf({ ...dus, uom_name: 'pcs', base_quantity: 1 })).toBe('4 pcs × Rp\u00a074.000');
});

it('a line that was lowered says so, and the sums go from what was ordered to what is left', () => {
  const full = {
    ...line,
    ordered_quantity: 10,
    quantity: 10,
    unit_price: 1000,
    line_total: 10_000,
  };
  const less = { ...full, uom_name: 'dus', quantity: 6, line_total: 6000 };
  const none = { ...full, uom_name: 'dus', quantity: 0, line_total: 0 };
  expect([full, less, none].map(reductionOf)).toEqual([
    undefined,
    'Dikurangi, dipesan 10 dus',
    'Tidak dikirim, dipesan 10 dus',
  ]);
  expect(sumsOf({ lines: [full, less, none] })).toMatchObject({
    ordered: 30_000,
    reduced: 14_000,
    sent: 16_000,
    borne: 0,
  });
});

it('what is taken off is told by who takes it off, and what of it the marketplace pays [RT-65]', () => {
  const promo = {
    ...{ kind: 'PROMOTION' as const, source_id: '1', name: 'Gebyar' },
    ...{ amount: 3000, platform_amount: 1500 },
  };
  const own = {
    ...{ kind: 'VOLUME' as const, source_id: '1', name: 'Borongan' },
    ...{ amount: 1000, platform_amount: 0 },
  };
  expect([promo, own].map(discountWords)).toEqual([
    'Diskon promo (Gebyar)',
    'Diskon toko (Borongan)',
  ]);
  const sums = sumsOf({ lines: [line], discounts: [promo, own] });
  expect(sums).toMatchObject({ reduced: 0, borne: 1500, discounts: [promo, own] });
});

it.each([
  ['TRANSFER', 'NEW', 0, true],
  ['TRANSFER', 'CANCELLED', 0, false],
  ['COD', 'COMPLETED', 0, false],
  ['COD', 'COMPLETED', 500, true],
  ['TERM', 'PROCESSING', 500, true],
  ['TERM', 'RETURNED', 500, false],
] as const)(
  'of an order by %s that is %s, %i of its discounts paid by the marketplace, money is paid out: %s',
  (...row) => {
    const [payment_method, fulfilment_status, platform_amount, is] = row;
    const promo = { kind: 'PROMOTION' as const, source_id: '1', name: 'Gebyar', amount: 3000 };
    const discounts = [{ ...promo, platform_amount }];
    expect(isPaidOut({ payment_method, fulfilment_status }, discounts)).toBe(is);
  },
);

it('a step names what happened and who did it', () => {
  expect(stepOf({ ...step, from_status: null, to_status: 'NEW' })).toBe('Dipesan');
  expect(stepOf({ ...step, from_status: 'NEW', to_status: 'REJECTED' })).toBe('Ditolak');
  const actors = (['SELLER', 'BUYER', 'OPERATOR', 'SYSTEM'] as const).map((actor) =>
    actorOf({ ...step, actor, actor_name: null }),
  );
  expect(actors).toEqual(['staf toko', 'pembeli', 'Marketplace', 'otomatis']);
});

it('what happened while an order stayed where it is is told by its reason, a failed try as such', () => {
  const stay = { ...step, from_status: 'DELIVERED', to_status: 'DELIVERED' } as const;
  const paid = { ...stay, reason: 'Pembayaran diterima' };
  expect([stepOf(paid), reasonOf(paid)]).toEqual(['Pembayaran diterima', null]);
  const byRule = {
    ...step,
    from_status: 'NEW',
    to_status: 'PROCESSING',
    reason: 'Diterima otomatis',
  } as const;
  expect([
    stepOf({ ...byRule, actor: 'SYSTEM' }),
    reasonOf({ ...byRule, actor: 'SYSTEM' }),
  ]).toEqual(['Diterima otomatis', null]);
  const tried = {
    ...step,
    from_status: 'SHIPPED',
    to_status: 'SHIPPED',
    reason: 'Toko tutup',
  } as const;
  expect([stepOf(tried), reasonOf(tried)]).toEqual([
    'Belum berhasil diantar, dicoba lagi',
    'Toko tutup',
  ]);
});
