import type { AnalyticsEvent } from '@marketplace/contract/telemetry';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AnalyticsPlugin, createAnalytics } from './analytics.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Sent = { user_uuid: string; names: (string | null)[]; isLast: boolean };

function pluginThat(given: Partial<AnalyticsPlugin> = {}) {
  const sent: Sent[] = [];
  const events: AnalyticsEvent[] = [];
  const plugin: AnalyticsPlugin = {
    name: 'test',
    ready: async () => {},
    send: async (user_uuid, batch, isLast) => {
      events.push(...batch);
      sent.push({ user_uuid, names: batch.map(({ name }) => name), isLast });
    },
    ...given,
  };
  return { plugin, sent, events };
}

const start = (plugins: AnalyticsPlugin[], isOnline = () => true) => {
  let width = 360;
  const context = () => ({ device: { width: width++ } });
  return createAnalytics({ plugins, context, isOnline });
};
const drains = (times = 1) => vi.advanceTimersByTimeAsync(3_000 * times);

describe('events', () => {
  it('wait until it is known who it is; nothing is sent about nobody [ST-18]', async () => {
    const { plugin, sent } = pluginThat();
    const analytics = start([plugin]);
    analytics.page('/seller/login');
    analytics.track('store_switched');
    await drains(20);
    expect(sent).toEqual([]);
    analytics.identify('u-1', {});
    await drains();
    expect(sent).toEqual([
      { user_uuid: 'u-1', names: ['/seller/login', 'store_switched', null], isLast: false },
    ]);
  });

  it('are sent every 3 s, each once, with what was true when they happened [BC-06]', async () => {
    const { plugin, sent, events } = pluginThat();
    const analytics = start([plugin]);
    analytics.identify('u-1', { username: 'bambang' });
    await drains();
    analytics.track('order_accepted', { order_id: '7' });
    await vi.advanceTimersByTimeAsync(2_999);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent.map(({ names }) => names)).toEqual([[null], ['order_accepted']]);
    await drains(5);
    expect(sent).toHaveLength(2);
    expect(events.map(({ context }) => context)).toEqual([
      { device: { width: 360 } },
      { device: { width: 361 } },
    ]);
  });

  it('without a name throw an event-missing error [ER-13]', () => {
    const analytics = start([pluginThat().plugin]);
    expect(() => analytics.track('')).toThrow(/event-missing/);
  });

  it('wait while there is no signal, and come again by the same id when sending failed', async () => {
    let isOnline = false;
    let fails = 1;
    const ids: string[][] = [];
    const { plugin } = pluginThat({
      send: async (_, batch) => {
        ids.push(batch.map(({ id }) => id));
        if (fails-- > 0) throw new Error('gone');
      },
    });
    const analytics = start([plugin], () => isOnline);
    analytics.identify('u-1', {});
    await drains(3);
    expect(ids).toEqual([]);
    isOnline = true;
    await drains(3);
    expect(ids).toHaveLength(2);
    expect(ids[1]).toEqual(ids[0]);
  });

  it('of who has left are not sent in the name of who comes next', async () => {
    const { plugin, sent } = pluginThat();
    const analytics = start([plugin], () => true);
    analytics.track('by the first');
    analytics.reset();
    analytics.identify('u-2', {});
    await drains();
    expect(sent.map(({ names }) => names)).toEqual([[null]]);
  });
});

it('a plugin that is not ready within 10 s is given up, the others are not [BC-06]', async () => {
  const never = pluginThat({ ready: () => new Promise(() => {}) });
  const slow = pluginThat({
    ready: () => new Promise((resolve) => setTimeout(resolve, 9_999)),
  });
  const analytics = start([never.plugin, slow.plugin]);
  analytics.identify('u-1', {});
  await vi.advanceTimersByTimeAsync(9_000);
  expect(slow.sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(slow.sent).toHaveLength(1);
  expect(never.sent).toEqual([]);
});

it('what waits is sent while the page goes', async () => {
  const { plugin, sent } = pluginThat();
  const analytics = start([plugin]);
  analytics.identify('u-1', {});
  await drains();
  analytics.track('left');
  await analytics.drain(true);
  expect(sent.at(-1)).toEqual({ user_uuid: 'u-1', names: ['left'], isLast: true });
});
