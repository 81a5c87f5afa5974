import { mostWebhooks, secretHours } from '@marketplace/contract/webhook-words';
import type { NewWebhook, Webhook, WebhookUpdate } from '@marketplace/contract/webhooks';
import type { Caller } from '../../../platform/authenticate.ts';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { fail, failWith } from '../../../platform/failure.ts';
import { type OneStore, type StoreScope, storeIn } from '../../../platform/store-scope.ts';
import { recordAct } from '../../acts/acts.service.ts';
import { changeActiveOrNot, changeStore } from '../../stores/change-store.service.ts';
import { nameOf } from '../../users/users.service.ts';
import { forgetMessages, sendDeliveries } from '../record/webhook-channel.ts';
import { lockWebhook, readWebhooks, type WebhookRecord } from '../record/webhook-rows.sql.ts';
import { type WebhookSecrets, written } from '../record/webhook-secrets.ts';
import { tellOfWebhook } from '../tell-of-webhook.ts';
import {
  beginPlaces,
  endPlaces,
  forgetTries,
  holdPlaces,
  insertWebhook,
  readStanding,
  readWaiting,
  setActive,
  setPaused,
  setRemoved,
  setSeed,
  updateWebhook,
  type Waiting,
} from './change-webhooks.sql.ts';

type One = { store_id: string; webhook_id: string };
type List = { webhooks: Webhook[] };
type Given = List & { webhook_id: string; secret: string };

const shown = async (db: Db, store: OneStore): Promise<List> => ({
  webhooks: await readWebhooks(db, store),
});

export const listWebhooks = (db: Db, scope: StoreScope, { store_id }: { store_id: string }) =>
  shown(db, storeIn(scope, store_id));

const lockOne = async (db: Tx, store: OneStore, webhook_id: string): Promise<WebhookRecord> => {
  const webhook = (await lockWebhook(db, store, webhook_id)) ?? fail('webhook_not_found');
  return webhook.removed_at === null ? webhook : fail('webhook_not_found');
};

const refuseOutdated = async (db: Tx, store: OneStore): Promise<never> =>
  failWith('webhook_version_conflict', { current_webhooks: await readWebhooks(db, store) });

/** The store is locked, so of two at once that would be one too many the second is refused. */
export const createWebhook = (
  db: Db,
  who: Caller,
  scope: StoreScope,
  body: NewWebhook,
  secrets: WebhookSecrets,
): Promise<Given> =>
  changeStore(db, scope, async (db, { store }) => {
    const { current, is_repeat } = await readStanding(db, store, body.request_id);
    if (is_repeat) fail('webhook_secret_shown_once');
    if (current >= mostWebhooks) fail('webhooks_too_many');
    const seed = secrets.newSeed();
    const webhook_id = await insertWebhook(db, store, body, { seed, user_id: who.user_id });
    await beginPlaces(db, store);
    const { name, url, events } = body;
    await onRecord(db, 'create', store, webhook_id, { after: { name, url, events } });
    await tellOfChange(db, who, { ...store, webhook_id, name }, 'created');
    const secret = await secrets.secretOf(db, { ...store, webhook_id }, seed);
    return { webhook_id, secret: written(secret), ...(await shown(db, store)) };
  });

export const changeWebhook = (
  db: Db,
  who: Caller,
  scope: StoreScope,
  body: WebhookUpdate,
): Promise<List> =>
  changeStore(db, scope, async (db, { store }) => {
    const before = await lockOne(db, store, body.webhook_id);
    if (before.version !== body.version) await refuseOutdated(db, store);
    await updateWebhook(db, store, body, who.user_id);
    const of = ({ name, url, events }: Pick<Webhook, 'name' | 'url' | 'events'>) => ({
      ...{ name, url, events },
    });
    await onRecord(db, 'update', store, body.webhook_id, { before: of(before), after: of(body) });
    // Another address is what somebody who listens in would write.
    if (before.url !== body.url) await tellOfChange(db, who, { ...store, ...body }, 'changed');
    return shown(db, store);
  });

/**
 * What waits while it is paused is in no outbox; whoever lets it go on puts it there. Meanwhile nothing is handed on: what
 * was found while it was paused would be seen by nobody.
 */
export const pauseWebhook = (
  db: Db,
  who: Caller,
  scope: StoreScope,
  { webhook_id, is_paused }: One & { is_paused: boolean },
): Promise<List> =>
  changeStore(db, scope, async (db, { store }) => {
    await holdPlaces(db, store);
    if (!is_paused) await forgetTries(db, store, webhook_id);
    const { state } = await lockOne(db, store, webhook_id);
    if ((state === 'ACTIVE') !== is_paused) return shown(db, store);
    if (is_paused) await setPaused(db, store, webhook_id);
    else {
      await setActive(db, store, webhook_id, who.user_id);
      await sendAnew(db, store, webhook_id);
    }
    const after = is_paused ? 'PAUSED' : 'ACTIVE';
    await onRecord(db, 'pause', store, webhook_id, { before: state, after });
    return shown(db, store);
  });

const atOnce = 2_000;

/** All that waits, however much that is by now. */
async function sendAnew(db: Tx, store: OneStore, webhook_id: string): Promise<void> {
  await forgetMessages(db, store.store_id, webhook_id);
  let last: Waiting | undefined;
  do {
    const waiting: Waiting[] = await readWaiting(db, store, webhook_id, last, atOnce);
    await sendDeliveries(db, store.store_id, waiting);
    last = waiting.at(-1);
  } while (last);
}

export const rotateSecret = (
  db: Db,
  who: Caller,
  scope: StoreScope,
  { webhook_id, version }: One & { version: number },
  secrets: WebhookSecrets,
): Promise<Given> =>
  changeStore(db, scope, async (db, { store }) => {
    const before = await lockOne(db, store, webhook_id);
    if (before.version !== version) await refuseOutdated(db, store);
    const seed = secrets.newSeed();
    await setSeed(db, store, webhook_id, { seed, hours: secretHours });
    await onRecord(db, 'rotate_secret', store, webhook_id, {});
    await tellOfChange(db, who, { ...store, webhook_id, name: before.name }, 'rotated');
    const secret = await secrets.secretOf(db, { ...store, webhook_id }, seed);
    return { webhook_id, secret: written(secret), ...(await shown(db, store)) };
  });

export const removeWebhook = (db: Db, scope: StoreScope, { webhook_id }: One): Promise<List> =>
  changeActiveOrNot(db, scope, async (db, { store }) => {
    const before = (await lockWebhook(db, store, webhook_id)) ?? fail('webhook_not_found');
    if (before.removed_at !== null) return shown(db, store);
    await setRemoved(db, store, webhook_id);
    const { name, url } = before;
    await onRecord(db, 'delete', store, webhook_id, { before: { name, url } });
    const left = await shown(db, store);
    if (left.webhooks.length === 0) await endPlaces(db, store);
    return left;
  });

const titles = {
  created: (name: string) => `Webhook baru: ${name}`,
  changed: (name: string) => `Alamat webhook ${name} diganti`,
  rotated: (name: string) => `Rahasia webhook ${name} diganti`,
};

/** Whoever sees the store's settings hears of it: what happens in the store is told there from now on. */
async function tellOfChange(
  db: Tx,
  { user_id }: Caller,
  of: { store_id: string; webhook_id: string; name: string },
  what: keyof typeof titles,
): Promise<void> {
  const text = `Oleh ${await nameOf(db, user_id)}. Bila bukan Anda atau rekan Anda, hapus sekarang.`;
  await tellOfWebhook(db, of, { what, title: titles[what](of.name), text });
}

const onRecord = (
  db: Tx,
  what: string,
  { store_id }: OneStore,
  webhook_id: string,
  about: { before?: unknown; after?: unknown },
) => recordAct(db, `webhook.${what}`, { store_id, webhook_id, ...about });
