import { contract, endpoints } from '@marketplace/contract/contract';
import type { Endpoint } from '@marketplace/contract/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { issueOperatorToken } from '../../platform/authenticate-operator.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { createOperator, hashNewPassword } from './operators.service.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  const { db, runScript } = server.database;
  const password_hash = await hashNewPassword('sandi-operator');
  const wanted = { name: 'Rina', phone_number: '+628970000075', password_hash };
  const { operator } = await createOperator(db, { ...wanted, role: 'ADMIN' });
  token = (await inTransaction(db, (db) => issueOperatorToken(db, operator.id))).token;
  await runScript(severalOfEach);
});
afterAll(() => server.close());

/** Some of one moment to the last digit, some apart by less than the wire tells. */
const severalOfEach = `
  insert into operators (name, phone_number, role, password_hash) values
    ('Sari', '+628970000171', 'SUPPORT', 'x'), ('Dewi', '+628970000172', 'SUPPORT', 'x');
  insert into operator_acts (act, details) values ('a', '{}'), ('b', '{}');
  insert into fee_rates (category_id, basis_points, valid_from)
    select id, 100, '2026-01-01' from categories order by id limit 2;
  insert into fee_rates (basis_points, valid_from) values (200, '2026-01-01'), (210, '2026-01-01 00:00:00.0001'),
    (220, '9999-12-31');
  insert into wrong_sums (store_id, problem, first_seen_at) values
    (1, 'a', '2026-01-01'), (1, 'b', '2026-01-01'), (2, 'a', '2026-01-01 00:00:00.0001'),
    (3, repeat('x', 4000), '2026-01-02'), (3, repeat('x', 4001), '2026-01-02');
  insert into outbox (channel, target, about, payload, state, ended_at) values
    ('sms', '1', 'x', '{}', 'DEAD', '2026-01-01'), ('sms', '2', 'x', '{}', 'DEAD', '2026-01-01'),
    ('sms', '3', 'x', '{}', 'DEAD', '2026-01-01 00:00:00.0001');
  insert into provider_payments (reference, order_id, amount, outcome) values
    ('ref-1', 1, 5, 'TO_JUDGE'), ('ref-2', 1, 5, 'TO_JUDGE'), ('ref-3', 1, 5, 'BOOKED');
  delete from glog_registrations;
  insert into glog_registrations (store_id, contact_name, phone_number, updated_at) values
    (1, 'Budi', '+6281', '2026-01-01'), (2, 'Sari', '+6282', '2026-01-01'),
    (5, 'Made', '+6283', '2026-01-01 00:00:00.0001');
  insert into fee_payments (store_id, state, bill_amount, amount, bank_code, account_number, account_name, deadline_at,
    proof_file_id, paid_amount, paid_on, reference, submitted_at)
    select store_id, 'SUBMITTED', 5, 6, '014', '1', 'PT', '2026-01-05', gen_random_uuid(), 6, '2026-01-01', 'r', at
    from (values (1, '2026-01-01'::timestamptz), (1, '2026-01-01'), (2, '2026-01-01 00:00:00.0001')) as sent (store_id, at);
  insert into bank_accounts (store_id, id, bank_code, number_sealed, number_mark, number_last4, number_length,
    holder_name, state, payable_from, owner_ids)
    select s, 1, '014', 'x', s::text::bytea, '1234', 10, 'Budi', 'VERIFIED', '2026-01-01', '{}' from unnest(array[1, 2, 3]) s;
  insert into payouts (store_id, state, bank_account_id, day, amount, order_count)
    select s, 'SCHEDULED', 1, '2026-01-01', 5, 1 from unnest(array[1, 2, 3]) s;
  insert into complaints (store_id, order_id, buyer_store_id, reported_by, kind, state, description, search_text,
    line_count, photo_count, order_status, created_at)
    select store_id, id, buyer_store_id, 'SELLER', 'OTHER', 'IN_REVIEW', 'x', 'x', 0, 0, fulfilment_status,
      case when n < 3 then '2026-01-01' else '2026-01-01 00:00:00.0001' end::timestamptz
    from (select *, row_number() over (order by id) as n from orders order by id limit 3) o;
  insert into product_proposals (store_id, kind, name, category_id, search_text, updated_at) values
    (1, 'GENERIC', 'Kopi', 1, 'kopi', '2026-01-01'), (1, 'GENERIC', 'Teh', 1, 'teh', '2026-01-01'),
    (2, 'GENERIC', 'Gula', 1, 'gula', '2026-01-01 00:00:00.0001');
  insert into store_registrations (store_id, state, kind, sells, updated_at) values
    (1, 'WAITING', 'AGENT', 'Kopi', '2026-01-01'), (2, 'WAITING', 'AGENT', 'Teh', '2026-01-01'),
    (3, 'WAITING', 'AGENT', 'Gula', '2026-01-01 00:00:00.0001');
  insert into promotions (promotion_type, name, min_discount_percent, min_quota, platform_share_percent, joins_until,
    starts_at, ends_at, payload_hash, created_at)
    select 'DISCOUNT', 'Pekan', 10, 1, 0, '2026-01-02', '2026-01-02', '2026-01-03', n::text,
      case when n < 3 then '2026-01-01' else '2026-01-01 00:00:00.0001' end::timestamptz from generate_series(1, 3) n;
  insert into chat_reports (store_id, channel_id, seller_store_id, other_store_id, side, number, reason, text, messages,
      payload_hash, created_at)
    select 1, n, 1, 5, 'SELLER', 1, 'SPAM', 'x', '[]', n::text,
      case when n < 3 then '2026-01-01' else '2026-01-01 00:00:00.0001' end::timestamptz from generate_series(1, 3) n;
  insert into help_votes (page_id, user_id, is_helpful, note)
    select (select min(id) from help_pages), id, false, 'x' from (select id from users order by id limit 3) u;
  insert into content_reports (place, problem, note, user_id, payload_hash)
    select '/seller', 'OTHER', 'x', id, id::text from (select id from users order by id limit 3) u;
  update orders set payment_method = 'TRANSFER', term_days = null, payment_status = 'WAITING_VERIFICATION'
    where id in (select id from orders where fulfilment_status = 'NEW' order by id limit 3);`;

/** As the contract says which they are: one that is added answers alike. */
const lists = endpoints.filter(
  ([, { method, path, response }]) =>
    method === 'GET' &&
    path.startsWith('/ops/') &&
    'data' in ((response as z.ZodObject | undefined)?.shape ?? {}),
);

const read = async (entry: Endpoint, query: Record<string, string>) => {
  const { status, body } = await server.call(entry, { query }, token);
  return { status, ...(body as { data: unknown[]; next: string | null; errors?: unknown }) };
};

it('there are these', () => {
  const { opsOperators, opsFees, opsSums, opsOutbox, opsStores } = contract;
  const { opsPayments, opsFeePayments, opsPayouts, opsComplaints, opsProposals } = contract;
  const { opsPromotions, opsChat, opsContent, opsRegistrations } = contract;
  const known = [opsOperators.list, opsOperators.acts, opsFees.list, opsSums.wrong];
  const { waiting, notified } = opsPayments;
  const { submitted } = opsFeePayments;
  const money = [waiting, notified, submitted, opsPayouts.list];
  const others = [
    opsOutbox.dead,
    opsStores.glogWaiting,
    opsComplaints.list,
    opsProposals.list,
    opsRegistrations.list,
    opsPromotions.list,
    opsChat.list,
    opsContent.list,
    opsContent.notes,
    opsContent.reports,
    ...money,
  ];
  expect(new Set(lists.map(([, entry]) => entry))).toEqual(new Set([...known, ...others]));
});

const fieldsOf = (entry: Endpoint) => Object.keys((entry.query as z.ZodObject).shape);

describe.each(lists)('%s', (_name, entry) => {
  it.each(fieldsOf(entry))('a %s that the database would not take is refused', async (field) => {
    const { status, errors } = await read(entry, { [field]: 'a\0b' });
    const code = field === 'state' || field === 'kind' ? 'not_a_choice' : 'invalid';
    expect([status, errors]).toMatchObject([400, { fields: { [field]: { code } } }]);
  });

  it('one by one is what it is at once, and the last one says so', async () => {
    const { data: all, next: end } = await read(entry, { page_size: '100' });
    expect(all.length).toBeGreaterThan(2);
    expect(end).toBeNull();
    const seen: unknown[] = [];
    let after: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof read>> = await read(entry, {
        page_size: '1',
        ...(after && { after }),
      });
      seen.push(...page.data);
      after = page.next;
    } while (after && seen.length <= all.length);
    expect(seen).toEqual(all);
  });

  it.each([
    ['no text of ours', 'x'],
    ['another list’s place', Buffer.from('["1","2","3","4"]').toString('base64url')],
    ['what the database would not take', Buffer.from('["\\u0000","99","1"]').toString('base64url')],
  ])('a place that is %s is refused', async (_title, after) => {
    const { status, errors } = await read(entry, { after });
    expect([status, errors]).toMatchObject([
      400,
      { code: 'validation_failed', fields: { after: { code: 'invalid' } } },
    ]);
  });
});
