import { beforeEach, expect, it, vi } from 'vitest';

const bridge = vi.hoisted(() => ({ getPushToken: vi.fn<() => Promise<string | undefined>>() }));
vi.mock('../bridge/bridge.ts', () => ({ findBridge: () => bridge }));

let now = 0;
beforeEach(() => {
  vi.resetModules();
  now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
const begin = async () => (await import('./push-token.ts')).sendPushToken;

it('a token is told once for a login, however often at the same time; what failed is told later [API-04]', async () => {
  const sendPushToken = await begin();
  bridge.getPushToken.mockResolvedValue('of-the-app');
  const api = vi.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue(undefined);
  await Promise.all([sendPushToken(api, 'a'), sendPushToken(api, 'a')]);
  expect(api).toHaveBeenCalledTimes(1);
  now = 60_000;
  await sendPushToken(api, 'a');
  await sendPushToken(api, 'a');
  expect(api).toHaveBeenCalledTimes(2);
  await sendPushToken(api, 'b');
  expect(api).toHaveBeenCalledTimes(3);
});

it('an app that was silent is asked again, and not at every turn [API-04]', async () => {
  const sendPushToken = await begin();
  bridge.getPushToken.mockReset().mockResolvedValueOnce(undefined).mockResolvedValue('late');
  const api = vi.fn().mockResolvedValue(undefined);
  await sendPushToken(api, 'a');
  await sendPushToken(api, 'a');
  expect(bridge.getPushToken).toHaveBeenCalledTimes(1);
  expect(api).not.toHaveBeenCalled();
  now = 60_000;
  await sendPushToken(api, 'a');
  expect(api).toHaveBeenCalledWith('POST /api/auth/firebase', {
    body: { firebase_registration_token: 'late' },
  });
});
