import { z } from 'zod';
import { asSeller, endpoint } from './endpoint.ts';
import { id, line, moment, queryFlag, says, version } from './fields.ts';
import { choice } from './order-row.ts';
import { page, pagedUpTo, pageSize } from './pages.ts';
import { voucherCode, voucherDetail, voucherRow } from './voucher.ts';
import {
  mostVoucherBuyers,
  mostVoucherProducts,
  voucherBuyers,
  voucherDiscountKinds,
  voucherKinds,
  voucherProducts,
  voucherTabs,
} from './voucher-words.ts';

const view = asSeller('inventory', 'VIEW', { one: 'store_id', all: 'select_all_store' });
const viewOne = asSeller('inventory', 'VIEW', { one: 'store_id' });
const manage = asSeller('inventory', 'MANAGE', { one: 'store_id' });
const oneVoucher = { store_id: id, voucher_id: id };

const list = endpoint({
  method: 'GET',
  path: '/api/vouchers/list',
  doc: 'Vouchers and volume deals of one store or of all stores of the person, the newest first, with what came of each.',
  access: view,
  query: z
    .strictObject({
      store_id: id.optional(),
      select_all_store: queryFlag.default(false),
      tab: choice(voucherTabs).default('CURRENT'),
      kind: choice(voucherKinds).optional(),
      query: line(0, 100).optional(),
      page,
      page_size: pageSize,
    })
    .refine((query) => Boolean(query.store_id) !== query.select_all_store, {
      path: ['store_id'],
      error: says('store_choice_missing'),
    }),
  response: z.object({
    ...pagedUpTo(voucherRow),
    counts: z.object({ CURRENT: z.int(), ENDED: z.int() }),
  }),
  errors: ['page_too_far'],
});

const detail = endpoint({
  method: 'GET',
  path: '/api/vouchers/detail',
  doc: 'One of them, with the products and buyers it is for.',
  access: viewOne,
  query: z.strictObject(oneVoucher),
  response: z.object({ voucher: voucherDetail }),
  errors: ['voucher_not_found'],
});

const rupiah = (min: number) =>
  z.int(says('amount_unclear')).min(min, says('too_small')).max(999_999_999, says('too_big'));
const count = (min: number) =>
  z.int(says('invalid')).min(min, says('too_small')).max(9_999_999, says('too_big'));
const chosen = (most: number) => z.array(id).max(most, says('too_long')).default([]);

const saveBody = z
  .strictObject({
    store_id: id,
    voucher_id: id.optional().meta({ description: 'Of the one that is changed.' }),
    version: version.optional().meta({ description: 'Of the one that is changed.' }),
    kind: choice(voucherKinds),
    name: line(3, 60),
    code: voucherCode.optional(),
    discount_kind: choice(voucherDiscountKinds),
    value: rupiah(1),
    max_discount: rupiah(1).nullable().default(null),
    minimum_amount: rupiah(0).default(0),
    minimum_quantity: count(0).default(0),
    products: choice(voucherProducts),
    inventory_ids: chosen(mostVoucherProducts),
    buyers: choice(voucherBuyers),
    buyer_store_ids: chosen(mostVoucherBuyers),
    quota: count(1).nullable().default(null),
    per_buyer: count(1).nullable().default(null),
    starts_at: moment,
    ends_at: moment.nullable().default(null),
  })
  .superRefine((body, context) => {
    const report = (field: keyof typeof body, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (Boolean(body.voucher_id) !== (body.version !== undefined))
      report('version', says('required'));
    if (body.kind === 'VOUCHER' && body.code === undefined) report('code', says('required'));
    if (body.kind === 'VOLUME' && body.code !== undefined) report('code', says('unknown_field'));
    if (body.kind === 'VOLUME' && body.minimum_amount === 0 && body.minimum_quantity === 0)
      report('minimum_quantity', says('volume_without_minimum'));
    if (body.discount_kind === 'PERCENT' && body.value > 90)
      report('value', says('percent_too_big'));
    if (body.discount_kind === 'AMOUNT' && body.max_discount !== null)
      report('max_discount', says('unknown_field'));
    if (body.discount_kind === 'AMOUNT' && body.minimum_amount <= body.value)
      report('minimum_amount', says('voucher_above_minimum'));
    if ((body.products === 'CHOSEN') !== body.inventory_ids.length > 0)
      report(
        'inventory_ids',
        body.products === 'CHOSEN' ? says('required') : says('unknown_field'),
      );
    if ((body.buyers === 'CHOSEN') !== body.buyer_store_ids.length > 0)
      report(
        'buyer_store_ids',
        body.buyers === 'CHOSEN' ? says('required') : says('unknown_field'),
      );
    if (body.quota !== null && body.per_buyer !== null && body.per_buyer > body.quota)
      report('per_buyer', says('too_big'));
    if (body.ends_at !== null && body.ends_at <= body.starts_at)
      report('ends_at', says('ends_before_start'));
  });

const save = endpoint({
  method: 'POST',
  path: '/api/vouchers/save',
  doc: 'A new one, or with `voucher_id` another form of one there is; orders that used it stay as they are. A new one that is sent again as it was is answered with the one there is.',
  access: manage,
  body: saveBody,
  response: z.object({ voucher: voucherDetail }),
  errors: [
    'voucher_not_found',
    'voucher_version_conflict',
    'voucher_code_taken',
    'voucher_ended',
    'vouchers_too_many',
    'store_inactive',
  ],
});

const acting = { ...oneVoucher, version };

const pause = endpoint({
  method: 'POST',
  path: '/api/vouchers/pause',
  doc: 'Nobody can use it until it goes on; done twice, it is answered alike.',
  access: manage,
  body: z.strictObject({ ...acting, is_paused: z.boolean() }),
  response: z.object({ voucher: voucherDetail }),
  errors: ['voucher_not_found', 'voucher_version_conflict', 'voucher_ended', 'store_inactive'],
});

const end = endpoint({
  method: 'POST',
  path: '/api/vouchers/end',
  doc: 'Ends it for good; done twice, it is answered alike.',
  access: manage,
  body: z.strictObject(acting),
  response: z.object({ voucher: voucherDetail }),
  errors: ['voucher_not_found', 'voucher_version_conflict', 'store_inactive'],
});

const buyers = endpoint({
  method: 'GET',
  path: '/api/vouchers/buyers',
  doc: 'Whom a voucher can be given to: who has ordered from the store, by name, at most 50.',
  access: manage,
  query: z.strictObject({ store_id: id, query: line(0, 100).optional() }),
  response: z.object({
    buyers: z.array(z.object({ store_id: id, name: z.string(), city: z.string() })),
  }),
  errors: [],
});

export const vouchers = { list, detail, save, pause, end, buyers };
export type VoucherListQuery = z.output<typeof list.query>;
export type VoucherSaveBody = z.output<typeof saveBody>;
