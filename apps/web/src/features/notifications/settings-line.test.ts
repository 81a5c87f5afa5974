import type { NotificationSettings } from '@marketplace/contract/notifications';
import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { notificationSettingsKey, unreadKey } from './notifications.query.ts';
import { type Change, settingsLineOf, withChange } from './settings-line.ts';

const row = { screen: true, push: true, whatsapp: false, email: false };
const settings = {
  ways: [
    { category: 'ORDERS', ...row },
    { category: 'STOCK', ...row },
  ],
  quiet_from: null,
  quiet_to: null,
  digest: ['push'],
} as unknown as NotificationSettings;

const off = (category: 'ORDERS' | 'STOCK', way: 'screen' | 'push' = 'push'): Change => ({
  ways: [{ category, way, is_on: false }],
});

function begin() {
  const queryClient = new QueryClient();
  queryClient.setQueryData(notificationSettingsKey, settings);
  let server = settings;
  const turns: { body: Change; answer: () => void; fail: () => void }[] = [];
  const api = vi.fn(
    (_call: string, { body }: { body: Change }) =>
      new Promise((resolve, reject) => {
        const answer = () => {
          server = withChange(server, body);
          resolve(server);
        };
        turns.push({ body, answer, fail: () => reject(new Error('down')) });
      }),
  );
  const shown = () => queryClient.getQueryData<NotificationSettings>(notificationSettingsKey);
  const isOn = () => shown()?.ways.map(({ push }) => push);
  return {
    queryClient,
    line: settingsLineOf({ api: api as never, queryClient }),
    turns,
    shown,
    isOn,
  };
}
const settle = () => new Promise((resolve) => setTimeout(resolve));

it('every tap holds at once, and they are sent one after the other [RT-14]', async () => {
  const { line, turns, isOn } = begin();
  const both = [line.change(off('ORDERS')), line.change(off('STOCK'))];
  expect(isOn()).toEqual([false, false]);
  await settle();
  expect(turns.map(({ body }) => body)).toEqual([off('ORDERS')]);
  turns[0]?.answer();
  await settle();
  // The answer to the first knows nothing of the second.
  expect(isOn()).toEqual([false, false]);
  turns[1]?.answer();
  await Promise.all(both);
  expect(isOn()).toEqual([false, false]);
});

it('what is refused goes back, and nothing else with it [RT-14]', async () => {
  const { line, turns, isOn } = begin();
  const first = line.change(off('ORDERS'));
  const second = line.change(off('STOCK'));
  await settle();
  turns[0]?.fail();
  await expect(first).rejects.toThrow('down');
  expect(isOn()).toEqual([true, false]);
  await settle();
  turns[1]?.answer();
  await second;
  expect(isOn()).toEqual([true, false]);
});

it('what is saved is said when it is; and nothing is shown to who comes after [RT-14]', async () => {
  const { line, turns, shown, queryClient } = begin();
  const saving = line.save({ quiet_hours: { from: '22:00', to: '05:00' } });
  expect(shown()?.quiet_from).toBeNull();
  await settle();
  turns[0]?.answer();
  await saving;
  expect(shown()?.quiet_from).toBe('22:00');
  const late = line.change(off('ORDERS'));
  await settle();
  queryClient.clear();
  turns[1]?.answer();
  await late;
  expect(shown()).toBeUndefined();
});

it('what is hidden from now on is listed and counted anew [RT-14]', async () => {
  const { line, turns, queryClient } = begin();
  queryClient.setQueryData(unreadKey, { total: 1, categories: [] });
  const hiding = line.change(off('STOCK', 'screen'));
  await settle();
  turns[0]?.answer();
  await hiding;
  await settle();
  expect(queryClient.getQueryState(unreadKey)?.isInvalidated).toBe(true);
});
