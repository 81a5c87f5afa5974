import { readFileSync } from 'node:fs';
import { complaintStates } from '@marketplace/contract/complaint-words';
import { expect, it } from 'vitest';
import { screensOf } from '../../../../web/build/site-map.ts';
import { siteMap } from '../../../../web/routes.ts';
import { notificationOf, toldKinds } from './notification-of.ts';

const store_id = '7';
const order = { id: '3', store_id, order_number: '2611', buyer_name: 'Bu Tini', total_amount: 1 };
const complaint = { id: '4', store_id, order_id: '3', order_number: '2611', buyer_name: 'Bu Tini' };
const demand = { tender_id: '5', store_id, first_product_name: 'Beras', item_count: 1, city: 'B' };
const channel = { store_id, channel_id: '6', other: { name: 'Bu Tini' }, last_message: null };
const message = { is_own: false, is_automatic: false, kind: 'TEXT' };

/** Of each kind whatever is told of it. */
const happened: Partial<Record<(typeof toldKinds)[number], object[]>> = {
  'order.created': [{ ...order, fulfilment_status: 'NEW' }],
  'order.changed': ['CANCELLED', 'EXPIRED'].map((fulfilment_status) => ({
    ...order,
    fulfilment_status,
    previous_fulfilment_status: 'NEW',
  })),
  'complaint.changed': complaintStates.map((state) => ({
    ...complaint,
    state,
    reported_by: 'BUYER',
    previous_state: null,
  })),
  'tender.changed': [
    { ...demand, state: 'OPEN', previous_state: null },
    { ...demand, state: 'WON', previous_state: 'SENT' },
  ],
  'proposal.changed': ['APPROVED', 'REJECTED'].map((state) => ({
    proposal_id: '8',
    name: 'Beras',
    state,
    previous_state: 'SENT',
  })),
  'stock.scarce': [{ store_id, low: 1, gone: 1 }],
  'chat.message': ['SELLER', 'BUYER'].map((side) => ({
    channel: { ...channel, side },
    message,
    previous_unread: 0,
  })),
};

const web = new URL('../../../../web/', import.meta.url);
const screens = new Map(
  screensOf([siteMap.private, ...siteMap.lateGroups.flatMap((group) => group.screens)]).map(
    ({ address, files }) => [
      address,
      readFileSync(new URL(`src/${files.at(-1) ?? ''}`, web), 'utf8'),
    ],
  ),
);
const neededBy = (screen: string): string[] =>
  [...(/refuseWithout\(([^)]*)\)/.exec(screen)?.[1] ?? '').matchAll(/'(\w+)'/g)].map(
    ([, name = '']) => name,
  );

it.each(toldKinds)('what is told of %s leads to a page that has all it needs [RT-14]', (kind) => {
  const paths = (happened[kind] ?? []).map(
    (payload) => notificationOf(store_id, kind, payload as never)?.path ?? '',
  );
  expect(paths).not.toEqual([]);
  for (const path of paths) {
    const { pathname, searchParams } = new URL(path, 'https://own.invalid');
    expect(searchParams.get('store_id')).toBe(store_id);
    const screen = screens.get(pathname);
    if (screen === undefined) throw new Error(`no page at ${pathname}`);
    for (const name of neededBy(screen)) expect(searchParams.get(name)).toMatch(/^\d+$/);
  }
});
