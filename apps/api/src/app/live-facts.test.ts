import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { liveFactNames } from '@marketplace/contract/help-words';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changeSetting } from '../features/configuration/configuration.service.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { liveFactsOf } from './live-facts.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const settings = { OTP_RESEND_SECONDS: 60, FILE_MAX_BYTES: 10 * 1024 * 1024 };
const facts = () => liveFactsOf(settings)(server.database.db);

it('every one of them is told, with the deadline and the contact that the operator has set [RT-07]', async () => {
  const { db } = server.database;
  await changeSetting(db, 'order_response_hours', 6);
  await changeSetting(db, 'support', {
    whatsapp_number: '+62 812-0000-0555',
    phone_number: '+62215550155',
    email: 'toko@bantuan.example',
    hours: 'Senin sampai Jumat',
  });
  const told = await facts();
  expect(Object.keys(told).toSorted()).toEqual([...liveFactNames].toSorted());
  expect(Object.values(told).every((words) => words.length > 0)).toBe(true);
  expect(told).toMatchObject({
    response_hours: '6 jam',
    support_whatsapp_digits: '6281200000555',
    support_email: 'toko@bantuan.example',
    resend_wait: '60 detik',
    photo_size: '10 MB',
  });
});

it('rates are those of now', async () => {
  const { fee_range, fee_tax } = await facts();
  expect(fee_range).toMatch(/^[\d,]+%( sampai [\d,]+% menurut kategori)?$/);
  expect(fee_tax).toContain('PPN');
});

/** Where the code says what a fact says; a number that is changed there has to be changed in the fact. */
const places: [fact: string, file: string, words: RegExp][] = [
  ['2 jam', 'features/orders/placing/place-order.service.ts', /payHours = 2;/],
  ['24 jam', 'features/orders/payments/pay-order.sql.ts', /interval '24 hours' as verify_by/],
  [
    '7 hari',
    'features/orders/complaints/complained-order.sql.ts',
    /received_at < now\(\) - interval '7 days'/,
  ],
  ['24 jam', 'features/payouts/accounts/bank-accounts.sql.ts', /holdHours = 24;/],
  ['5 menit', 'features/auth/one-time-codes.sql.ts', /interval '5 minutes'/],
  [
    '60 hari',
    'platform/sweeps/retention.ts',
    /'tokens', sql`last_used_at < now\(\) - interval '60 days'/,
  ],
  [
    '90 hari',
    'platform/sweeps/retention.ts',
    /'sign_in_places', sql`last_at < now\(\) - interval '90 days'/,
  ],
  [
    '1 hari',
    'platform/sweeps/retention.ts',
    /'one_time_codes', sql`created_at < now\(\) - interval '1 day'/,
  ],
  [
    '1 hari',
    'platform/sweeps/retention.ts',
    /'password_tries', sql`created_at < now\(\) - interval '1 day'/,
  ],
  [
    '90 hari',
    'platform/sweeps/retention.ts',
    /'analytics_events',\s+sql`received_at < now\(\) - interval '90 days'/,
  ],
  [
    '30 hari',
    'platform/sweeps/retention.ts',
    /'client_errors',\s+sql`received_at < now\(\) - interval '30 days'/,
  ],
  [
    '90 hari',
    'platform/sweeps/retention.ts',
    /'notifications', sql`created_at < now\(\) - interval '90 days'/,
  ],
  [
    '30 hari',
    'platform/sweeps/retention.ts',
    /'outbox', sql`ended_at < now\(\) - interval '30 days'/,
  ],
  ['2 tahun', 'features/chat/retention/forget-messages.sql.ts', /interval '2 years'/],
  [
    '90 hari',
    'platform/sweeps/retention.ts',
    /'driver_trips', sql`expires_at < now\(\) - interval '90 days'/,
  ],
  [
    '24 jam',
    'features/storage/unowned-objects.sql.ts',
    /attached_at is null and created_at < now\(\) - interval '24 hours'/,
  ],
];

it.each(places)('%s is what %s says: %s [RT-11]', async (fact, file, words) => {
  expect(readFileSync(join(import.meta.dirname, '..', file), 'utf8')).toMatch(words);
  expect(Object.values(await facts())).toContain(fact);
});
