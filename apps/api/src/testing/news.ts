import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { sweepsOver } from '../app/sweeps.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { writeEvent } from '../platform/events/write-event.ts';
import type { NewNotification } from '../platform/notifications/new-notification.ts';
import { messagesWritten } from '../platform/outbox/send-later.ts';
import { testStores } from '../world/test-cast.ts';
import { eventually } from './eventually.ts';
import { startFcmServer } from './fcm-server.ts';
import { startMessageGateway } from './message-gateway.ts';
import { startPushService } from './push-service.ts';
import { startTestServer } from './test-server.ts';

type Message = { channel: string; target: string; state: string; last_error: string | null };

/** A server whose people can be told in every way, with what is behind each of them. */
export async function startNewsServer() {
  const [browsers, firebase, gateway] = await Promise.all([
    startPushService(),
    startFcmServer(),
    startMessageGateway(),
  ]);
  const server = await startTestServer(
    {
      PUSH_INTERNAL_HOSTS: [browsers.host],
      ...firebase.settings,
      ...gateway.settings,
      VAPID_SUBJECT: 'mailto:toko@contoh.com',
    },
    undefined,
    [],
  );
  const { db } = server.database;
  // What the clock does to the orders of the world would be told, too.
  const names = sweepsOver({} as never, true, { whatsapp: true, email: true }).map(
    ({ name }) => name,
  );
  await sql`insert into sweeps (name, claimed_at)
    select unnest(${names}::text[]), now() + interval '1 day'`.execute(db);

  const messages = async () =>
    (
      await sql<Message>`select channel, target, state, last_error from outbox order by created_at`.execute(
        db,
      )
    ).rows;

  return {
    ...{ server, browsers, firebase, gateway, messages },
    newDevice: () => browsers.newDevice().subscription,
    subscribe: (token: string, body: object) =>
      server.call(contract.push.subscribe, { body }, token),
    save: (token: string, body: object) =>
      server.call(contract.notifications.writeSettings, { body }, token),
    /** Something that the people of a store are told. */
    comes: (told: Partial<NewNotification> = {}, store_id: string = testStores.own) =>
      inTransaction(db, (db) =>
        writeEvent(db, {
          store_id,
          area: 'store',
          kind: 'store.changed',
          payload: { store_id },
          notification: {
            category: 'MONEY',
            kind: 'payout.sent',
            title: 'Uang sedang dikirim',
            text: 'Rp 1',
            path: '/seller/payouts',
            ...told,
          },
        }),
      ),
    settled: () =>
      eventually(async () => {
        const { rows } = await sql`select from notifications where is_to_push`.execute(db);
        expect(rows).toEqual([]);
        for (const { state } of await messages()) expect(state).not.toBe('WAITING');
      }),
    letTimePass: async () => {
      await sql`update outbox set due_at = now() where state = 'WAITING'`.execute(db);
      await sql`update outbox_targets set due_at = now(), rests_until = now(), leased_until = null
        where due_at is not null`.execute(db);
      messagesWritten.emit('look');
    },
    /** As before the first test. */
    clear: async () => {
      for (const heard of [browsers.heard, browsers.refused, firebase.sent]) heard.length = 0;
      for (const heard of [gateway.letters, gateway.whatsapps]) heard.length = 0;
      const tables = [
        'push_subscriptions',
        'push_tokens',
        'notification_settings',
        'notification_marks',
        'notification_reads',
        'notifications',
        'store_digests',
        'outbox',
        'outbox_targets',
      ];
      for (const table of tables) await sql`delete from ${sql.table(table)}`.execute(db);
    },
    close: async () => {
      await server.close();
      await Promise.all([browsers.close(), firebase.close(), gateway.close()]);
    },
  };
}

export type NewsServer = Awaited<ReturnType<typeof startNewsServer>>;
