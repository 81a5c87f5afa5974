import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const android = 'Mozilla/5.0 (Linux; Android 14; SM-A055F) Chrome/130.0 Mobile Safari/537.36';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1';
const desk = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/130.0 Safari/537.36';
const store = 'https://apps.apple.com/id/app/marketplace/id1';

let server: TestServer;
let withStore: TestServer;
beforeAll(async () => {
  server = await startTestServer({ APP_PACKAGE: 'id.example.seller' });
  withStore = await startTestServer({ APPLE_STORE_URL: store });
});
afterAll(() => Promise.all([server.close(), withStore.close()]));

async function wayOf(link: string, device: string, on = server): Promise<string> {
  const { statusCode, headers } = await on.app.inject({
    url: `/open?link=${encodeURIComponent(link)}&apn=id.evil.app&amv=126`,
    headers: { 'user-agent': device, host: 'seller.example' },
  });
  expect(statusCode).toBe(302);
  expect(headers).toMatchObject({ vary: 'User-Agent', 'cache-control': 'no-store' });
  return String(headers.location);
}

it('opens the app on Android by an intent with our package, and falls back to the screen here', async () => {
  expect(await wayOf('marketplace://order?orderId=34', android)).toBe(
    'intent://order?orderId=34#Intent;scheme=marketplace;package=id.example.seller;i.min_version=126;S.browser_fallback_url=http%3A%2F%2Fseller.example%2Fseller%2Forders%2Fdetail%3ForderId%3D34;end',
  );
});

it('opens every link of the app on Android with what it carries, and its screen elsewhere [EN-21]', async () => {
  const links = {
    'store?storeId=12': '/',
    'main/buyer-home': '/',
    orders: '/seller/orders',
    'order?orderId=34': '/seller/orders/detail?orderId=34',
    'payment?orderId=34': '/',
    account: '/seller/more',
    promo: '/',
    'contact-us': '/seller/orders/contact-us',
    'product?productId=56': '/',
    'seller-registration?isLoginRequired=true&storeId=12': '/seller/registration?store_id=12',
    'seller-registration?isLoginRequired=false': '/seller/register',
    'go-back': '/',
    'go-back?action=refresh_orders': '/',
  };
  for (const [link, screen] of Object.entries(links)) {
    const [intent] = (await wayOf(`marketplace://${link}`, android)).split('#');
    expect([intent, await wayOf(`marketplace://${link}`, desk)]).toEqual([
      `intent://${link}`,
      screen,
    ]);
  }
});

it('falls back to the store where the web has no such screen', async () => {
  expect(await wayOf('marketplace://product?productId=5', android)).toContain(
    'S.browser_fallback_url=https%3A%2F%2Fplay.google.com%2Fstore%2Fapps%2Fdetails%3Fid%3Did.example.seller;end',
  );
});

it('leads an iPhone to its store if there is one, and everybody else to the screen', async () => {
  expect(await wayOf('marketplace://orders', iphone, withStore)).toBe(store);
  expect(await wayOf('marketplace://orders', iphone)).toBe('/seller/orders');
  expect(await wayOf('marketplace://order?orderId=34', desk)).toBe(
    '/seller/orders/detail?orderId=34',
  );
  expect(await wayOf('marketplace://promo', desk)).toBe('/');
});

it.each([
  'https://evil.example',
  'javascript:alert(1)',
  '//evil.example',
  'marketplace://evil.example',
  'marketplace://order?orderId=3;package=evil;end',
  '',
])('leads %j nowhere but home', async (link) => {
  for (const device of [android, iphone, desk]) {
    expect(await wayOf(link, device)).toMatch(
      /^(\/|intent:\/\/order#Intent;.*package=id\.example\.seller;.*)$/,
    );
  }
});

it('a link given twice, or none, leads home', async () => {
  for (const url of ['/open', '/open?link=a&link=b'])
    expect((await server.app.inject(url)).headers.location).toBe('/');
});
