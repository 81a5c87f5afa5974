import { expect, it } from 'vitest';
import { type AppTarget, deepLink, readDeepLink, webFallback } from './deep-links.ts';

const links: [AppTarget, string][] = [
  [{ to: 'store', storeId: '12' }, 'marketplace://store?storeId=12'],
  [{ to: 'main/buyer-home' }, 'marketplace://main/buyer-home'],
  [{ to: 'orders' }, 'marketplace://orders'],
  [{ to: 'order', orderId: '34' }, 'marketplace://order?orderId=34'],
  [{ to: 'payment', orderId: '34' }, 'marketplace://payment?orderId=34'],
  [{ to: 'account' }, 'marketplace://account'],
  [{ to: 'promo' }, 'marketplace://promo'],
  [{ to: 'contact-us' }, 'marketplace://contact-us'],
  [{ to: 'product', productId: '56' }, 'marketplace://product?productId=56'],
  [
    { to: 'seller-registration', isLoginRequired: true, storeId: '12' },
    'marketplace://seller-registration?isLoginRequired=true&storeId=12',
  ],
  [{ to: 'go-back' }, 'marketplace://go-back'],
  [{ to: 'go-back', action: 'refresh_orders' }, 'marketplace://go-back?action=refresh_orders'],
];

it('a deep link names its target and what that needs, and can be read again [EN-21]', () => {
  for (const [target, link] of links) {
    expect(deepLink(target)).toBe(link);
    const { to, ...values } = target;
    const texts = Object.entries(values).map(([name, value]) => [name, String(value)]);
    expect(readDeepLink(link)).toEqual({ to, values: Object.fromEntries(texts) });
  }
});

it('a deep link turns into a web link with the package and version 126 [EN-22]', () => {
  expect(webFallback(deepLink({ to: 'order', orderId: '34' }), '/open', 'id.example.app')).toBe(
    '/open?link=marketplace%3A%2F%2Forder%3ForderId%3D34&apn=id.example.app&amv=126',
  );
});

it.each([
  'https://evil.example',
  'marketplace:order',
  'marketplace://nowhere',
  'marketplace://__proto__',
  'marketplace://order#Intent;package=evil;end',
  ' marketplace://order',
  'marketplace://evil.example/order',
  '',
])('%j is no link of ours', (link) => {
  expect(readDeepLink(link)).toBeUndefined();
});

it('what a target does not take is left out', () => {
  const link = 'marketplace://order?orderId=34&package=evil&storeId=1';
  expect(readDeepLink(link)?.values).toEqual({ orderId: '34' });
  expect(readDeepLink('marketplace://order?orderId=3;end')?.values).toEqual({});
});
