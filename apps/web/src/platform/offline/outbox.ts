import type { InputsOf, QueueableCall } from '@marketplace/contract/call';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { DeviceDatabase } from './device-database.ts';
import type { FilledForm, OutboxItem } from './device-records.ts';
import { isHeld, isOnItsWay, longestHold, nextToSend, whenToLook } from './outbox-line.ts';
import { type SendItem, tooOld } from './sending.ts';
import { oneTabAtATime, tellOtherTabs } from './tabs.ts';

export type NewItem<C extends QueueableCall> = {
  call: C;
  body: InputsOf<C> extends { body: infer Body } ? Body : never;
  /** What it changes, such as `order:12`. */
  record: string;
  label: string;
  /** The record it was made from, where somebody else may be faster with something else. */
  base?: unknown;
  photos?: OutboxItem['photos'];
  form?: FilledForm;
  /** Held back for a few seconds, in which it can be taken back where it was made. */
  isHeld?: boolean;
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
  /** Takes a change and sends it as soon as it can be, now if there is a signal. A double tap is one change. */
  add: <C extends QueueableCall>(item: NewItem<C>) => Promise<void>;
  /** Takes a change back before it is sent, or puts a refused one away; false if it is on its way by now. */
  remove: (id: number) => Promise<boolean>;
  /** There is a signal, or somebody looks: what was to be tried later is tried now. */
  wake: () => void;
  /** Nobody looks any more at what could be taken back: whatever is held goes now. */
  release: () => void;
  /** Another tab has changed the line, or another person is here. */
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
  const taps = createTapGuard();
  /** Sent from here: a device that can no longer write does not send them for ever. */
  const arrived = new Set<number>();

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
    const all = user_uuid ? await (await database()).allOf('outbox', user_uuid) : [];
    // Who has left meanwhile is nobody's business any more.
    const items = user() === user_uuid ? all.filter(({ id }) => !arrived.has(id)) : [];
    state.setState({ items });
    return items;
  }

  async function keep(item: OutboxItem): Promise<void> {
    const isLasting = await (await database()).put('outbox', item);
    state.setState({ isLasting });
    await refresh();
    tellOtherTabs('outbox');
  }

  /** Changes an item as it is now, if it is still there; null removes it. Answers whether it did. */
  async function change(
    { user_uuid, id }: Pick<OutboxItem, 'user_uuid' | 'id'>,
    to: (now: OutboxItem) => OutboxItem | null | undefined,
  ): Promise<boolean> {
    const shelf = await database();
    let isRemoved = false;
    const before = await shelf.update('outbox', user_uuid, id, (now) => {
      const next = to(now);
      isRemoved = next === null;
      return next;
    });
    if (before && isRemoved) {
      if (!arrived.has(id)) taps.forget(id);
      for (const { photo_id } of before.photos) await shelf.remove('photos', user_uuid, photo_id);
    }
    await refresh();
    if (before) tellOtherTabs('outbox');
    return before !== undefined;
  }

  /** One after the other, so that what was done first arrives first. */
  async function sendDue(): Promise<void> {
    for (;;) {
      const item = nextToSend(await refresh(), Date.now());
      if (!item || item.user_uuid !== user()) return;
      if (tooOld(item)) {
        const refusal = { code: 'expired', error_message: expiredWords } as const;
        await change(item, (now) => ({ ...now, refusal }));
        continue;
      }
      const sending_until = Date.now() + longestSending;
      await change(item, (now) => ({ ...now, sending_until }));
      // Whoever took it back just before has it taken back.
      if (!state.getState().items.some(({ id }) => id === item.id)) continue;
      state.setState({ sending: item.id });
      const outcome = await send(item);
      state.setState({ sending: null });
      if (outcome.kind === 'sent') {
        arrived.add(item.id);
        await change(item, () => null);
        for (const listener of listeners) listener(item, outcome.answer);
        continue;
      }
      const after = outcome.kind === 'kept' ? outcome.item : item;
      const { attempts, retry_at, held_up_by, refusal, body, base, rebases, idempotency_key } =
        after;
      await change(item, (now) => ({
        ...now,
        body,
        idempotency_key,
        ...(rebases && { base, rebases }),
        attempts,
        retry_at,
        ...(held_up_by && { held_up_by }),
        sending_until: 0,
        ...(refusal && { refusal }),
      }));
      if (refusal) taps.forget(item.id);
      if (outcome.kind === 'stopped') return;
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
    add: async ({ photos = [], body, isHeld: isToBeHeld, ...item }) => {
      const user_uuid = user();
      if (!user_uuid) throw new Error('nobody is signed in');
      const tap = taps.tap([user_uuid, item.call, item.record, body]);
      if (!tap) return;
      try {
        tap.id = nextPlace(await refresh());
        await keep({
          ...item,
          body: body as Record<string, unknown>,
          user_uuid,
          photos,
          id: tap.id,
          idempotency_key: crypto.randomUUID(),
          created_at: Date.now(),
          attempts: 0,
          retry_at: 0,
          ...(isToBeHeld && { held_until: Date.now() + longestHold }),
        });
      } catch (error) {
        taps.forget(tap.id);
        throw error;
      }
      pump();
    },
    remove: async (id) => {
      const item = (await refresh()).find((each) => each.id === id);
      const isTaken = item
        ? await change(item, (now) => (isOnItsWay(now) ? undefined : null))
        : true;
      pump();
      return isTaken;
    },
    wake: () => {
      void refresh().then(async (items) => {
        for (const item of items) {
          if (item.retry_at > 0) await change(item, (now) => ({ ...now, retry_at: 0 }));
        }
        pump();
      });
    },
    release: () => {
      void refresh().then(async (items) => {
        for (const item of items.filter((each) => isHeld(each)))
          await change(item, (now) => ({ ...now, held_until: 0 }));
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

/** Longer than a photo takes on a bad line. A tab that died leaves an item so; the next one sends it at once. */
const longestSending = 5 * 60_000;

const doubleTap = 2_000;

type Tap = { what: string; at: number; id?: number };

/**
 * The same thing done to the same record a moment ago: one thumb, twice. What was taken back or refused is forgotten:
 * whoever does it again means it.
 */
function createTapGuard() {
  let last: Tap | undefined;
  return {
    tap: (what: unknown): Tap | undefined => {
      const now: Tap = { what: JSON.stringify(what), at: Date.now() };
      const isSecond = last?.what === now.what && now.at - last.at < doubleTap;
      if (isSecond) return undefined;
      last = now;
      return now;
    },
    forget: (id: number | undefined) => {
      if (last?.id === id) last = undefined;
    },
  };
}

const expiredWords = 'Tidak terkirim selama 7 hari, jadi tidak dikirim lagi.';
