import { route } from '@tanstack/virtual-file-routes';
import { expect, it } from 'vitest';
import { siteMap } from '../routes.ts';
import { beginningsOf, type LateGroup, screensOf } from './site-map.ts';

const group = (name: string, ...addresses: string[]): LateGroup => ({
  name,
  screens: addresses.map((address) => route(address, `${name}.screen.tsx`)),
});

it('a group is told by as little of its addresses as no other group has', () => {
  const forms = group('forms', '/seller/orders/accept', '/seller/orders/reject');
  const chat = group('chat', '/buyer/chat/room', '/seller/chats');
  const groups = [forms, chat];
  expect(beginningsOf(forms, groups)).toEqual(['/seller/orders']);
  expect(beginningsOf(chat, groups)).toEqual(['/buyer', '/seller/chats']);
});

it('addresses of two groups that begin alike are told apart further down', () => {
  const forms = group('forms', '/seller/orders/accept');
  const drivers = group('drivers', '/seller/orders/drivers/add', '/seller/orders/drivers/edit');
  expect(beginningsOf(drivers, [forms, drivers])).toEqual(['/seller/orders/drivers']);
  expect(beginningsOf(forms, [forms, drivers])).toEqual(['/seller/orders/accept']);
});

it('an address above those of another group is told by all of it', () => {
  const list = group('list', '/seller/complaints');
  const detail = group('detail', '/seller/complaints/detail');
  expect(beginningsOf(list, [list, detail])).toEqual(['/seller/complaints']);
  expect(beginningsOf(detail, [list, detail])).toEqual(['/seller/complaints/detail']);
});

it('by the longest beginning that fits, every late address is found in its group', () => {
  const { lateGroups } = siteMap;
  const all = lateGroups.flatMap((each) =>
    beginningsOf(each, lateGroups).map((beginning) => ({ beginning, name: each.name })),
  );
  for (const { name, screens } of lateGroups) {
    for (const { address } of screensOf(screens)) {
      const [found] = all
        .filter(({ beginning }) => `${address}/`.startsWith(`${beginning}/`))
        .sort((one, other) => other.beginning.length - one.beginning.length);
      expect(found?.name).toBe(name);
    }
  }
});
