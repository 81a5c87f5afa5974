import type { VoucherDetail } from '@marketplace/contract/voucher';
import { describe, expect, it } from 'vitest';
import {
  voucherBody,
  voucherField,
  voucherProblems,
  voucherValues,
  withFixed,
} from './voucher-values.ts';

const zone = 'Asia/Jayapura';
const now = '2026-11-19T01:00:00.000Z';

const voucher: VoucherDetail = {
  id: '5',
  store_id: '1',
  store_name: 'Toko',
  time_zone: zone,
  kind: 'VOUCHER',
  name: 'Hemat',
  code: 'HEMAT10',
  discount_kind: 'PERCENT',
  value: 10,
  max_discount: 50_000,
  minimum_amount: 500_000,
  minimum_quantity: 0,
  products: 'CHOSEN',
  product_count: 1,
  buyers: 'ALL',
  buyer_count: 0,
  quota: 100,
  per_buyer: 1,
  taken: 0,
  starts_at: '2026-11-19T15:00:12.345Z',
  ends_at: '2026-11-30T14:59:00.000Z',
  state: 'UPCOMING',
  is_paused: false,
  ended_at: null,
  version: 3,
  results: { order_count: 0, sales: 0, discount: 0 },
  updated_at: now,
  updated_by_name: 'Sri',
  chosen_products: [{ inventory_id: '9', product_name: 'Beras', uom_name: 'karung', price: 1000 }],
  chosen_buyers: [],
};

const values = voucherValues(voucher, zone, now);
const about = { store_id: '1', timeZone: zone, base: voucher };

describe('the form of a voucher', () => {
  it('shows times on the store’s clock, and sends what was not touched as it was', () => {
    expect(values).toMatchObject({ starts: '2026-11-20T00:00', ends: '2026-11-30T23:59' });
    expect(voucherProblems(values, zone)).toEqual({});
    expect(voucherBody(values, about)).toMatchObject({
      voucher_id: '5',
      version: 3,
      code: 'HEMAT10',
      value: 10,
      max_discount: 50_000,
      inventory_ids: ['9'],
      buyer_store_ids: [],
      quota: 100,
      per_buyer: 1,
      starts_at: '2026-11-19T15:00:12.345Z',
      ends_at: '2026-11-30T14:59:00.000Z',
    });
  });

  it('another time is that of the store', () => {
    expect(voucherBody({ ...values, ends: '2026-12-01T00:00' }, about).ends_at).toBe(
      '2026-11-30T15:00:00.000Z',
    );
  });

  it('a new one without times holds from the opening of the form on, until it is ended', () => {
    const fresh = {
      ...voucherValues(null, zone, now),
      name: 'Baru',
      code: 'baru 1',
      value: '5.000',
    };
    const body = voucherBody(
      { ...fresh, minimum_amount: '10.000' },
      { store_id: '1', timeZone: zone, base: null },
    );
    expect(body).toMatchObject({ starts_at: now, ends_at: null, quota: null, per_buyer: 1 });
    expect(body).not.toHaveProperty('voucher_id');
  });

  it('what buyers have used meanwhile keeps its kind and code, and what has begun its start', () => {
    const typed = { ...values, kind: 'VOLUME', code: 'AB', starts: '2026-11-25T10:00' } as const;
    const at = Date.parse(voucher.starts_at);
    expect(withFixed(typed, voucher, zone, at - 1)).toEqual(typed);
    expect(withFixed(typed, { ...voucher, taken: 1 }, zone, at - 1)).toMatchObject({
      kind: 'VOUCHER',
      code: 'HEMAT10',
      starts: '2026-11-25T10:00',
    });
    const begun = withFixed(typed, { ...voucher, taken: 1 }, zone, at);
    expect(voucherProblems(begun, zone)).toEqual({});
    expect(voucherBody(begun, about)).toMatchObject({
      code: 'HEMAT10',
      starts_at: '2026-11-19T15:00:12.345Z',
    });
    expect(withFixed(typed, null, zone)).toEqual(typed);
  });

  it('leaves out what another kind has', () => {
    const body = voucherBody(
      { ...values, kind: 'VOLUME', discount_kind: 'AMOUNT', value: '5.000', products: 'ALL' },
      about,
    );
    expect(body).not.toHaveProperty('code');
    expect(body).toMatchObject({ max_discount: null, inventory_ids: [] });
  });

  it.each([
    [{ name: 'ab' }, ['name']],
    [{ code: 'a' }, ['code']],
    [{ code: '' }, ['code']],
    [{ value: '91' }, ['value']],
    [{ value: '0' }, ['value']],
    [{ value: '2,5' }, ['value']],
    [{ discount_kind: 'AMOUNT', value: '500.000' }, ['minimum_amount']],
    [{ kind: 'VOLUME', minimum_amount: '' }, ['minimum_quantity']],
    [{ chosen_products: [] }, ['chosen_products']],
    [{ buyers: 'CHOSEN' }, ['chosen_buyers']],
    [{ quota: '0' }, ['quota']],
    [{ per_buyer: '101' }, ['per_buyer']],
    [{ ends: '2026-11-20T00:00' }, ['ends']],
    [{ starts: '', ends: '2026-11-19T10:00' }, ['ends']],
  ] as const)('%j is told beside the field', (part, wrong) => {
    expect(Object.keys(voucherProblems({ ...values, ...part }, zone))).toEqual(wrong);
  });

  it('knows the fields by the server’s names', () => {
    expect(['inventory_ids.0', 'buyer_store_ids', 'ends_at', 'code'].map(voucherField)).toEqual([
      'chosen_products',
      'chosen_buyers',
      'ends',
      'code',
    ]);
  });
});
