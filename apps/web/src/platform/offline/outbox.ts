import type { InputsOf, QueueableCall } from '@marketplace/contract/call';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { DeviceDatabase } from './device-database.ts';
import type { OutboxItem } from './device-records.ts';
import { nextToSend, whenToLook } from './outbox-line.ts';
import { type SendItem, tooOld } from './send-item.ts';
import { oneTabAtATime, tellOtherTabs } from './tabs.ts';

export type NewItem<C extends QueueableCall> = {
  call: C;
  body: InputsOf<C> extends { body: infer Body } ? Body : never;
  /** What it changes, such as `order:12`. */
  record: string;
  label: string;
  photos?: OutboxItem['photos'];
};

type OutboxState = {
  items: readonly OutboxItem[];
  /** The one that is on its way. */
  sending: number | null;
  /** False when the browser could not store an item: it is lost with the page. */
  isLasting: boolean;
};

type Listener = (item: OutboxItem, answer: unknown) => void;

export type Outbox = {
  state: StoreApi<OutboxState>;
  /** Takes a change and sends it as soon as it can be, now if there is a signal. */
  add: <C extends QueueableCall>(item: NewItem<C>) => Promise<void>;
  /** Takes a change back before it is sent, or puts a refused one away. */
  remove: (id: number) => Promise<void>;
  /** There is a signal, or somebody looks: what was to be tried later is tried now. */
  wake: () => void;
  /** Another tab has changed the line. */
  look: () => void;
  onSent: (listener: Listener) => () => void;
};

export type OutboxSurroundings = {
  database: () => Promise<DeviceDatabase>;
  /** Whose items are looked at; nobody's while nobody is signed in. */
  user: () => string | null;
  send: SendItem;
};

export function createOutbox({ database, user, send }: OutboxSurroundings): Outbox {
  const state = createStore<OutboxState>(() => ({ items: [], sending: null, isLasting: true }));
  const listeners = new Set<Listener>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pumping: Promise<void> | undefined;
  let pumpAgain = false;

  // A share of the number is this tab's own: two tabs never take the same place in the line.
  const share = Math.random();
  let lastPlace = 0;
  const nextPlace = (line: readonly OutboxItem[]): number => {
    const behind = Math.floor(Math.max(lastPlace, line.at(-1)?.id ?? 0)) + 1;
    lastPlace = Math.max(Date.now(), behind) + share;
    return lastPlace;
  };

  async function refresh(): Promise<readonly OutboxItem[]> {
    const user_uuid = user();
    const items = user_uuid ? await (await database()).allOf('outbox', user_uuid) : [];
    state.setState({ items });
    return items;
  }

  async function keep(item: OutboxItem): Promise<void> {
    const isLasting = await (await database()).put('outbox', item);
    if (!isLasting) state.setState({ isLasting });
    await refresh();
    tellOtherTabs();
  }

  async function drop({ user_uuid, id, photos }: OutboxItem): Promise<void> {
    const shelf = await database();
    await shelf.remove('outbox', user_uuid, id);
    for (const { photo_id } of photos) await shelf.remove('photos', user_uuid, photo_id);
    await refresh();
    tellOtherTabs();
  }

  /** One after the other, so that what was done first arrives first. */
  async function sendDue(): Promise<void> {
    for (;;) {
      const item = nextToSend(await refresh(), Date.now());
      if (!item || item.user_uuid !== user()) return;
      if (tooOld(item)) {
        await keep({ ...item, refusal: { code: 'expired', error_message: expiredWords } });
        continue;
      }
      state.setState({ sending: item.id });
      const outcome = await send(item);
      state.setState({ sending: null });
      if (outcome.kind === 'stopped') return;
      if (outcome.kind === 'kept') {
        // Who took it back while it was on its way finds it gone.
        if (state.getState().items.some(({ id }) => id === item.id)) await keep(outcome.item);
        continue;
      }
      await drop(item);
      for (const listener of listeners) listener(item, outcome.answer);
    }
  }

  function pump(): void {
    clearTimeout(timer);
    pumpAgain = pumping !== undefined;
    pumping ??= oneTabAtATime(sendDue)
      .catch(() => {
        // Whatever it was, the items are where they were; the next look tries again.
      })
      .then(() => {
        pumping = undefined;
        const next = whenToLook(state.getState().items);
        if (pumpAgain) pump();
        else if (next !== undefined) timer = setTimeout(pump, Math.max(0, next - Date.now()));
      });
  }

  return {
    state,
    add: async ({ photos = [], body, ...item }) => {
      const user_uuid = user();
      if (!user_uuid) throw new Error('nobody is signed in');
      const before = await refresh();
      await keep({
        ...item,
        body: body as Record<string, unknown>,
        user_uuid,
        photos,
        id: nextPlace(before),
        idempotency_key: crypto.randomUUID(),
        created_at: Date.now(),
        attempts: 0,
        retry_at: 0,
      });
      pump();
    },
    remove: async (id) => {
      const item = (await refresh()).find((each) => each.id === id);
      if (item) await drop(item);
      pump();
    },
    wake: () => {
      void refresh().then(async (items) => {
        for (const item of items) if (item.retry_at > 0) await keep({ ...item, retry_at: 0 });
        pump();
      });
    },
    look: () => void refresh().then(pump),
    onSent: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const expiredWords = 'Tidak terkirim selama 7 hari, jadi tidak dikirim lagi.';
