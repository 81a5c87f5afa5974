import type { ContentCard } from '@marketplace/contract/content-cards';
import { beforeEach, expect, it, vi } from 'vitest';
import type { BrazeCard, BrazeSdk } from './braze.ts';
import { createOwnEngagement } from './own-engagement.ts';

const service = {
  api_key: 'key',
  endpoint: 'sdk.iad-01.braze.com',
  script: 'https://js.appboycdn.com/web-sdk/6.13/braze.min.js',
};

/** The SDK as its documentation has it: nothing works before it is initialized, or after its data was wiped. */
function sdk() {
  const calls: string[] = [];
  const listeners = new Map<string, (update: { cards: BrazeCard[] }) => void>();
  let isOpen = false;
  let count = 0;
  const needsOpen = (call: string) => {
    if (!isOpen) throw new Error(`${call} before initialize`);
    calls.push(call);
  };
  const braze: BrazeSdk = {
    initialize: (api_key, { baseUrl }) => {
      isOpen = api_key === 'key' && baseUrl === service.endpoint;
      calls.push('initialize');
      return isOpen;
    },
    changeUser: (user_uuid) => needsOpen(`changeUser ${user_uuid}`),
    openSession: () => needsOpen('openSession'),
    subscribeToContentCardsUpdates: (listener) => {
      needsOpen('subscribe');
      count += 1;
      listeners.set(String(count), listener);
      return String(count);
    },
    requestContentCardsRefresh: () => needsOpen('refresh'),
    logContentCardImpressions: (cards) => {
      needsOpen(`seen ${cards.map(({ id }) => id)}`);
      return true;
    },
    logContentCardClick: ({ id }) => {
      needsOpen(`clicked ${id}`);
      return true;
    },
    removeSubscription: (id) => {
      needsOpen('unsubscribe');
      listeners.delete(id);
    },
    wipeData: () => {
      needsOpen('wipeData');
      isOpen = false;
    },
  };
  const update = (cards: BrazeCard[]) => {
    for (const listener of listeners.values()) listener({ cards });
  };
  return { braze, calls, update };
}

const card = (given: Partial<BrazeCard>): BrazeCard => ({
  id: 'a',
  title: 'Promo',
  description: 'Ikut promo',
  viewed: false,
  pinned: true,
  url: '/seller/promotion',
  linkText: 'Lihat',
  updated: new Date('2026-11-01T00:00:00Z'),
  extras: { category: 'PROMOTION', destination: 'SELLER', store_id: '7' },
  ...given,
});

function start() {
  const { braze, calls, update } = sdk();
  const added: { src: string; onload?: () => void; onerror?: () => void }[] = [];
  const window: { braze?: BrazeSdk } = {};
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', {
    createElement: () => ({}),
    head: { append: (element: (typeof added)[number]) => added.push(element) },
  });
  const arrive = () => {
    window.braze = braze;
    added.at(-1)?.onload?.();
  };
  const api = vi.fn(async (_call: string) => ({ cards: [], service }));
  const engagement = createOwnEngagement(api as never);
  let cards: readonly ContentCard[] = [];
  let status = '';
  engagement.subscribe((state) => {
    ({ cards, status } = state);
  });
  engagement.changeUser('ani');
  return {
    engagement,
    calls,
    update,
    added,
    arrive,
    api,
    shown: () => cards,
    status: () => status,
  };
}

/** The code is wanted. */
async function asked(added: readonly unknown[]): Promise<void> {
  await vi.advanceTimersByTimeAsync(2_500);
  await vi.waitFor(() => expect(added).toHaveLength(1));
}

beforeEach(async () => {
  vi.resetModules();
  await import('./braze.ts');
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

it('where a service has the cards, its code is loaded from its own address and told who it is [API-44]', async () => {
  const { calls, added, arrive, update, shown } = start();
  await asked(added);
  expect(added.map(({ src }) => src)).toEqual([service.script]);
  arrive();
  await vi.advanceTimersByTimeAsync(0);
  expect(calls).toEqual(['initialize', 'subscribe', 'changeUser ani', 'openSession', 'refresh']);
  update([
    card({}),
    card({ id: 'of-buyers', extras: { category: 'PROMOTION', destination: 'BUYER' } }),
    card({ id: 'control', title: undefined as never }),
    card({ id: 'of-nobody', extras: {} }),
  ]);
  expect(shown()).toEqual([
    {
      id: 'a',
      title: 'Promo',
      description: 'Ikut promo',
      viewed: false,
      pinned: true,
      url: '/seller/promotion',
      linkText: 'Lihat',
      imageUrl: null,
      created_at: '2026-11-01T00:00:00.000Z',
      extras: { category: 'PROMOTION', destination: 'SELLER', store_id: '7' },
    },
    expect.objectContaining({ id: 'of-buyers' }),
  ]);
});

it('what is seen and followed is told to the service, and asking again asks there [API-44]', async () => {
  const { engagement, calls, added, arrive, update, shown, api } = start();
  await asked(added);
  arrive();
  await vi.advanceTimersByTimeAsync(0);
  update([card({})]);
  calls.length = 0;
  engagement.logImpressions(['a']);
  engagement.logClick('a');
  engagement.logClick('unknown');
  await vi.advanceTimersByTimeAsync(300_000);
  expect(calls).toEqual(['seen a', 'clicked a', 'refresh']);
  expect(shown()[0]?.viewed).toBe(true);
  expect(api).toHaveBeenCalledTimes(1);
});

it('who leaves takes everything of theirs along, and the next is told as who they are [API-44]', async () => {
  const { engagement, calls, added, arrive, update, shown } = start();
  await asked(added);
  arrive();
  await vi.advanceTimersByTimeAsync(0);
  update([card({})]);
  calls.length = 0;
  engagement.changeUser(null);
  expect(calls).toEqual(['unsubscribe', 'wipeData']);
  expect(shown()).toEqual([]);
  engagement.changeUser('budi');
  await vi.advanceTimersByTimeAsync(2_500);
  await vi.waitFor(() => expect(calls).toContain('changeUser budi'));
});

it('whoever has left before the code was there is not told of any more', async () => {
  const { engagement, calls, added, arrive } = start();
  await asked(added);
  engagement.changeUser(null);
  arrive();
  await vi.advanceTimersByTimeAsync(0);
  expect(calls.filter((call) => call.startsWith('changeUser'))).toEqual([]);
});

it('code that cannot be loaded is tried again at the next turn', async () => {
  const { added, arrive, status, calls } = start();
  await asked(added);
  added[0]?.onerror?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(status()).toBe('failed');
  await vi.advanceTimersByTimeAsync(300_000);
  await vi.waitFor(() => expect(added).toHaveLength(2));
  arrive();
  await vi.advanceTimersByTimeAsync(0);
  expect(calls).toContain('changeUser ani');
});
