import { expect, it } from 'vitest';
import { isAt, messageIn } from './push-messages.ts';

it('who has the very thing before them is at its path, whatever else their page says [API-81]', () => {
  const path = '/seller/orders/detail?orderId=3&store_id=7';
  expect(isAt('/seller/orders/detail?store_id=7&orderId=3&from=list', path)).toBe(true);
  expect(isAt('/seller/orders/detail?orderId=4&store_id=7', path)).toBe(false);
  expect(isAt('/seller/orders?orderId=3&store_id=7', path)).toBe(false);
});

it('at a desk a room stands beside the list, and is the very thing all the same [API-81]', () => {
  const path = '/seller/chat/room?channelId=6&store_id=7';
  expect(isAt('/seller/chat?store_id=-1&channelId=6&of_store_id=7', path)).toBe(true);
  expect(isAt('/seller/chat?store_id=7&channelId=6', path)).toBe(true);
  expect(isAt('/seller/chat?store_id=7&channelId=5&of_store_id=7', path)).toBe(false);
});

it('a message that cannot be read says that there is something, and leads to the list [API-81]', () => {
  const unreadable = () => {
    throw new SyntaxError('no JSON');
  };
  for (const data of [undefined, { json: unreadable }, { json: () => ({ text: 'x' }) }])
    expect(messageIn(data)).toMatchObject({
      title: 'Ada kabar dari toko Anda',
      path: '/seller/notifications',
    });
  expect(messageIn({ json: () => ({ title: 'Stok habis', path: '/seller/inventory' }) })).toEqual({
    title: 'Stok habis',
    text: '',
    path: '/seller/inventory',
    tag: '',
  });
});
