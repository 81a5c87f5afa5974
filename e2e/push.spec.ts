import type { OrderRow } from '@marketplace/contract/order-row';
import type { BrowserContext, Page, Worker } from '@playwright/test';
import { bringWorker, expect, expectAccessible, orderItems, test } from './journey.ts';
import { mobileApp, personOfApp } from './mobile-app.ts';
import { newcomerAtWork } from './newcomer.ts';
import { buyerAt, ownStore } from './over-the-api.ts';

test.use({ serviceWorkers: 'allow' });

const p256dh =
  'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';

/**
 * A browser under test reaches no push service, and without a window Chromium says that notifications are refused whatever
 * it was told: it subscribes at a service that nobody has, and answers as it was told.
 */
const subscribesAnywhere = (page: Page, answer: NotificationPermission = 'granted') =>
  page.addInitScript(
    ({ p256dh, answer }) => {
      const keys = { p256dh, auth: 'BTBZMqHH6r4Tts7J_aSIgg' };
      const [at, allowed] = ['push.spec', 'push.spec.allowed'];
      const subscription = () => ({
        endpoint: sessionStorage.getItem(at) ?? '',
        options: { applicationServerKey: null },
        toJSON: () => ({ endpoint: sessionStorage.getItem(at) ?? '', keys }),
        unsubscribe: async () => {
          sessionStorage.removeItem(at);
          return true;
        },
      });
      // As a browser: asked twice it is the same subscription.
      PushManager.prototype.subscribe = async () => {
        if (!sessionStorage.getItem(at))
          sessionStorage.setItem(at, `https://push.example.invalid/${Math.random()}`);
        return subscription() as unknown as PushSubscription;
      };
      PushManager.prototype.getSubscription = async () =>
        sessionStorage.getItem(at) ? (subscription() as unknown as PushSubscription) : null;
      Object.defineProperty(Notification, 'permission', {
        get: () => sessionStorage.getItem(allowed) ?? 'default',
      });
      Notification.requestPermission = async () => {
        if (answer !== 'default') sessionStorage.setItem(allowed, answer);
        return answer;
      };
    },
    { p256dh, answer },
  );

const newOrder = async (server: string, store_id: string) =>
  (await buyerAt(server, store_id)).order();

const question = (page: Page) =>
  page.getByRole('dialog', { name: 'Mau diberi tahu saat ada pesanan?' });
const pushOf = async (person: Newcomer) =>
  (await person.call('GET /api/notifications/settings', {})).push;
type Newcomer = Awaited<ReturnType<typeof newcomerAtWork>>;

/** Somebody of an own store, with so many orders to accept. */
async function atWork(server: string, count: number) {
  const { id: store_id } = await ownStore(server, 3);
  const orders: OrderRow[] = [];
  for (let made = 0; made < count; made += 1) orders.push(await newOrder(server, store_id));
  return { person: await newcomerAtWork(server, store_id, 'ORDER_STAFF'), orders };
}

/** In the order itself, whose move goes at once. */
async function accept(page: Page, { order_number, store_id }: OrderRow): Promise<void> {
  const lives = bellLives(page);
  await page.goto(`/seller/orders?store_id=${store_id}&query=${order_number}`);
  await lives;
  await orderItems(page).filter({ hasText: order_number }).click();
  await expect(page.getByRole('button', { name: 'Terima Pesanan', exact: true })).toBeVisible();
  await expect(question(page)).toBeHidden();
  const answered = page.waitForResponse('**/api/orders/seller/accept-order');
  await page.getByRole('button', { name: 'Terima Pesanan', exact: true }).click();
  await answered;
}

test('asked after the first order that somebody accepted, and not before; a yes reaches the server, and the device stays on [API-81]', async ({
  page,
  signedIn,
  server,
}) => {
  const { person, orders } = await atWork(server, 1);
  await subscribesAnywhere(page);
  await signedIn(person);
  for (const order of orders) await accept(page, order);
  await expect(question(page)).toBeVisible();
  await expectAccessible(page);
  await question(page).getByRole('button', { name: 'Ya, beri tahu saya' }).click();
  await expect(question(page)).toBeHidden();
  await expect.poll(() => pushOf(person)).toMatchObject({ question: 'ACCEPTED', devices: 1 });
  await expect.poll(() => tokenHere(page)).toMatch(/^https:\/\/push\.example\.invalid\//);
  await page.goto('/seller/notifications/settings');
  const here = page.getByRole('switch', { name: 'Pemberitahuan di perangkat ini' });
  await expect(here).toBeChecked();
  await here.click();
  await expect(here).not.toBeChecked();
  await expect.poll(async () => (await pushOf(person)).devices).toBe(0);
});

test('a no is kept with the person, and nobody asks again [API-81]', async ({
  page,
  signedIn,
  server,
}) => {
  const { person, orders } = await atWork(server, 2);
  await subscribesAnywhere(page);
  await signedIn(person);
  const [first, second] = orders as [OrderRow, OrderRow];
  await accept(page, first);
  await question(page).getByRole('button', { name: 'Tidak, terima kasih' }).click();
  await expect.poll(async () => (await pushOf(person)).question).toBe('DECLINED');
  await page.clock.install();
  const known = page.waitForResponse('**/api/notifications/settings');
  await accept(page, second);
  await known;
  await expect(page.getByRole('main')).toContainText('Diproses');
  // The moment at which it would come up.
  await page.clock.fastForward(10_000);
  await expect(question(page)).toBeHidden();
});

for (const { answer, kept } of [
  { answer: 'denied', kept: 'DECLINED' },
  { answer: 'default', kept: 'UNASKED' },
] as const)
  test(`a browser’s question that ends as ${answer} is kept as ${kept} [API-81]`, async ({
    page,
    signedIn,
    server,
  }) => {
    const { person, orders } = await atWork(server, 1);
    await subscribesAnywhere(page, answer);
    await signedIn(person);
    for (const order of orders) await accept(page, order);
    await question(page).getByRole('button', { name: 'Ya, beri tahu saya' }).click();
    await expect(question(page)).toBeHidden();
    expect(await pushOf(person)).toMatchObject({ question: kept, devices: 0 });
  });

test.describe('without a signal', () => {
  test.use({ expectedErrors: [/net::ERR_FAILED/] });

  test('who signs out without a signal takes the messages along [API-81]', async ({
    page,
    signedIn,
    server,
  }) => {
    const { person } = await atWork(server, 0);
    await subscribesAnywhere(page);
    await signedIn(person);
    await page.goto('/seller/notifications/settings');
    await page.getByRole('switch', { name: 'Pemberitahuan di perangkat ini' }).click();
    await expect.poll(async () => (await pushOf(person)).devices).toBe(1);
    const lives = bellLives(page);
    await page.goto('/seller/more');
    await lives;
    await page.route('**/api/auth/logout', (route) => route.abort());
    await page.getByRole('button', { name: 'Keluar', exact: true }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Keluar', exact: true })
      .click();
    await expect(page).toHaveURL(/\/seller\/login/);
    await expect.poll(() => tokenHere(page)).toBeNull();
    expect(await page.evaluate(() => sessionStorage.getItem('push.spec'))).toBeNull();
  });
});

const tokenHere = (page: Page) =>
  page.evaluate(() => localStorage.getItem('marketplace.push_token'));

/** What comes after the first screen has come. */
const bellLives = (page: Page) =>
  page.waitForResponse((response) => response.url().includes('/api/notifications/unread'));

async function deliver(page: Page, message: object): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await found,
    data: JSON.stringify(message),
  });
}

type Scope = EventTarget & {
  opened: string[];
  clients: object;
  shown: { title: string; options: { body: string; tag: string; data: object } }[];
  registration: object;
};

/** What the worker shows is written down: without a window nothing can be shown. */
async function workerOf(context: BrowserContext): Promise<Worker> {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('no worker serves the page');
  await worker.evaluate(() => {
    const scope = globalThis as unknown as Scope;
    scope.shown = [];
    scope.opened = [];
    Object.assign(scope.clients, {
      openWindow: async (url: string) => void scope.opened.push(url),
    });
    Object.assign(scope.registration, {
      showNotification: async (title: string, options: Scope['shown'][number]['options']) => {
        scope.shown = scope.shown.filter((each) => each.options.tag !== options.tag);
        scope.shown.push({ title, options });
      },
    });
  });
  return worker;
}

const shown = (worker: Worker) => worker.evaluate(() => (globalThis as unknown as Scope).shown);

const tap = (worker: Worker) =>
  worker.evaluate(() => {
    const scope = globalThis as unknown as Scope;
    const data = scope.shown[0]?.options.data;
    const notification = { data, close: () => (scope.shown = []) };
    const event = Object.assign(new Event('notificationclick'), { notification, waitUntil() {} });
    scope.dispatchEvent(event);
  });

test('a message is shown once however often it comes, and a tap opens what it tells of [API-81]', async ({
  page,
  context,
  signedIn,
}) => {
  await signedIn('smallOwner');
  await page.goto('/seller/more');
  await bringWorker(page);
  const lives = bellLives(page);
  await page.reload();
  await lives;
  // Its code comes late, and only then a page says where it is.
  await expect
    .poll(() =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('watch-updates')),
      ),
    )
    .toBe(true);
  const message = {
    title: 'Pesanan baru dari Warung Bu Tini',
    text: '#2611190001, Rp 250.000',
    path: '/seller/notifications?category=ORDERS',
    tag: '1.ORDERS.7',
  };
  const worker = await workerOf(context);
  await deliver(page, { title: 'Stok habis', text: '', path: '/seller/more', tag: '1.STOCK.1' });
  await deliver(page, message);
  await deliver(page, message);
  // Of what somebody has before them they are not told.
  await expect
    .poll(() => shown(worker))
    .toMatchObject([{ title: message.title, options: { body: message.text, tag: message.tag } }]);
  await tap(worker);
  await expect(page).toHaveURL(/\/seller\/notifications\?category=ORDERS/);
  expect(await shown(worker)).toEqual([]);
  // Where the page is by now counts, not where it began.
  await deliver(page, message);
  await deliver(page, { ...message, path: '/seller/more', tag: '1.ORDERS.8' });
  await expect.poll(() => shown(worker)).toMatchObject([{ options: { tag: '1.ORDERS.8' } }]);
  // Every page is closed by now.
  await worker.evaluate(() => {
    const { clients } = globalThis as unknown as Scope;
    Object.assign(clients, { matchAll: async () => [] });
  });
  await tap(worker);
  await expect
    .poll(() => worker.evaluate(() => (globalThis as unknown as Scope).opened))
    .toEqual(['/seller/more']);
});

test('inside the app, the app’s own token goes to the server and stays on the device [API-04] [EN-24]', async ({
  page,
  server,
}) => {
  const { newCode, user_uuid } = await personOfApp(server, 'smallOwner');
  const app = await mobileApp(page, { kind: 'react-native', pushToken: 'token-of-the-app' });
  const told = page.waitForRequest('**/api/auth/firebase');
  await app.enter({ token: await newCode(), path: '/seller/orders', user_uuid });
  expect((await told).postDataJSON()).toEqual({ firebase_registration_token: 'token-of-the-app' });
  expect(await page.evaluate(() => localStorage.getItem('marketplace.push_token'))).toBe(
    'token-of-the-app',
  );
});
