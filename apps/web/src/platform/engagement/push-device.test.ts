import { beforeEach, expect, it, vi } from 'vitest';

const [ani, budi] = ['ani', 'budi'].map((user_uuid) => ({
  user_uuid,
  login: `${user_uuid}-login-of-today`,
})) as [{ user_uuid: string; login: string }, { user_uuid: string; login: string }];

/** A browser, as far as messages need one. */
function browser(permission: NotificationPermission, isReady = true) {
  const kept = new Map<string, string>();
  let subscribed: { endpoint: string } | null = null;
  let count = 0;
  const subscription = (endpoint: string) => ({
    endpoint,
    options: { applicationServerKey: new Uint8Array([0]).buffer },
    toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: async () => {
      subscribed = null;
      return true;
    },
  });
  const worker = {
    active: {},
    pushManager: {
      getSubscription: async () => subscribed,
      subscribe: async () => {
        count += 1;
        subscribed = subscription(`https://push.invalid/${count}`);
        return subscribed;
      },
    },
  };
  const arrival = Promise.withResolvers<typeof worker>();
  if (isReady) arrival.resolve(worker);
  const notification = { permission, requestPermission: async () => notification.permission };
  vi.stubEnv('PROD', true);
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
  vi.stubGlobal('navigator', {
    serviceWorker: {
      register: async () => worker,
      ready: arrival.promise,
      getRegistration: async () => worker,
    },
  });
  vi.stubGlobal('Notification', notification);
  vi.stubGlobal('window', { Notification: notification, PushManager: class {} });
  return {
    kept,
    endpoint: () => subscribed?.endpoint,
    lose: () => {
      subscribed = null;
    },
    becomeReady: () => arrival.resolve(worker),
  };
}

const key = 'AA';
const api = vi.fn();
const asked = (call: string) => api.mock.calls.filter(([each]) => each === call).length;
const subscribing = 'POST /api/engagement/push/subscribe';

beforeEach(() => {
  vi.resetModules();
  vi.useRealTimers();
  api.mockReset().mockResolvedValue(undefined);
  return () => {
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  };
});
const begin = () => import('./push-device.ts');

it('on is what the server knows for this login, not what the browser has [API-81]', async () => {
  browser('granted');
  const { pushState, turnOnPush, renewPush } = await begin();
  api.mockRejectedValueOnce(new Error('down'));
  await expect(turnOnPush(api, key, ani)).rejects.toThrow('down');
  expect(await pushState(ani)).toBe('waiting');
  await renewPush(api, ani, async () => key);
  expect(await pushState(ani)).toBe('on');
  expect(await pushState({ ...ani, login: 'another-login' })).toBe('waiting');
  expect(await pushState(budi)).toBe('off');
});

it('a yes on a slow line is waited for, and done when the worker is there [API-81]', async () => {
  vi.useFakeTimers();
  const { becomeReady } = browser('granted', false);
  const { pushState, turnOnPush } = await begin();
  const turning = turnOnPush(api, key, ani);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await turning).toBe('waiting');
  expect(await pushState(ani)).toBe('waiting');
  becomeReady();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked(subscribing)).toBe(1);
  expect(await pushState(ani)).toBe('on');
});

it('a lost subscription is renewed for whoever wants it, and nobody else is subscribed unasked [API-81]', async () => {
  const { endpoint, lose } = browser('granted');
  const { pushState, turnOnPush, renewPush } = await begin();
  await turnOnPush(api, key, ani);
  lose();
  await renewPush(api, ani, async () => key);
  expect(endpoint()).toBe('https://push.invalid/2');
  expect(asked(subscribing)).toBe(2);
  await renewPush(api, budi, async () => key);
  expect(endpoint()).toBeUndefined();
  expect(asked(subscribing)).toBe(2);
  await renewPush(api, ani, async () => key);
  expect(await pushState(ani)).toBe('on');
});

it('who leaves takes the subscription along, and has it again when they are back [API-81]', async () => {
  const { endpoint, kept } = browser('granted');
  const { leavePush, turnOnPush, turnOffPush, renewPush } = await begin();
  await turnOnPush(api, key, ani);
  await leavePush();
  expect(endpoint()).toBeUndefined();
  expect([...kept]).toEqual([['marketplace.push_wanted', 'ani']]);
  await renewPush(api, { ...ani, login: 'the-next-login' }, async () => key);
  expect(endpoint()).toBe('https://push.invalid/2');
  await turnOffPush(api, ani);
  expect([...kept]).toEqual([]);
  await renewPush(api, ani, async () => key);
  expect(endpoint()).toBeUndefined();
});

it('a dialog that was put away is no refusal [API-81]', async () => {
  browser('default');
  const { pushState, turnOnPush } = await begin();
  expect(await turnOnPush(api, key, ani)).toBe('off');
  expect(await pushState(ani)).toBe('off');
  browser('denied');
  expect(await turnOnPush(api, key, ani)).toBe('denied');
});
