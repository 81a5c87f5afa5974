import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { grantRole } from '../features/stores/stores.service.ts';
import { testStores } from '../world/test-cast.ts';
import type { Attempt } from './guard-case.ts';
import type { GuardWorld } from './guard-world.ts';
import { incomingOrder, moveTo } from './move-cases.ts';

const { complaints, opsComplaints } = contract;

export type Stage = 'OPEN' | 'OFFERED' | 'IN_REVIEW' | 'DECIDED' | 'OWED';
type Ids = { order_id: string; complaint_id: string };

export const described = { description: 'Kardusnya basah dan isinya rusak.' };
export const nobodys: Ids = { order_id: '1', complaint_id: '1' };

export async function linesOf({ server }: GuardWorld, order_id: string) {
  const { rows } = await sql<{ line_id: string; quantity: number }>`
    select id::text as line_id, quantity from order_lines where order_id = ${order_id} order by id`.execute(
    server.database.db,
  );
  return rows;
}

/** An order that its buyer has. */
export async function deliveredOrder(world: GuardWorld): Promise<string> {
  const order_id = await incomingOrder(world, world.own.seller);
  await moveTo(world, world.own.seller, order_id, 'DELIVERED');
  return order_id;
}

/** A complaint that has come so far; at OWED the store has to hand money over. */
export async function complaintAt(
  world: GuardWorld,
  stage: Stage,
  kind: 'REFUND' | 'REPLACEMENT' = 'REFUND',
): Promise<Ids> {
  const { server, own, tokens, operators } = world;
  const order_id = await deliveredOrder(world);
  const lines = await linesOf(world, order_id);
  const body = { buyer_store_id: own.buyer, order_id, kind: 'DAMAGED', ...described, lines };
  const made = await server.call(complaints.register, { body }, tokens.OWNER);
  const ids = { order_id, complaint_id: made.body.complaint.id };
  const ofSeller = { store_id: own.seller, ...ids };
  if (stage === 'OPEN') return ids;
  const offer = stage === 'OFFERED' || stage === 'OWED' ? { kind, lines } : null;
  const answer = { ...ofSeller, offer, text: 'Kami kirim utuh.' };
  await server.call(complaints.respond, { body: answer }, tokens.OWNER);
  const ofBuyer = { buyer_store_id: own.buyer, ...ids };
  if (stage === 'OWED') await server.call(complaints.acceptOffer, { body: ofBuyer }, tokens.OWNER);
  if (stage === 'DECIDED') {
    const said = { verdict: 'NOTHING', is_appealed: false, text: 'Fotonya tidak cocok.' };
    const verdict = { ...ofSeller, ...said };
    await server.call(opsComplaints.resolve, { body: verdict }, operators.SUPPORT);
  }
  return ids;
}

/** What the seller reports about an order. */
export async function reportOf(world: GuardWorld): Promise<Ids> {
  const { server, own, tokens } = world;
  const order_id = await incomingOrder(world, own.seller);
  const body = { store_id: own.seller, order_id, kind: 'OTHER', ...described };
  const made = await server.call(complaints.registerReport, { body }, tokens.OWNER);
  return { order_id, complaint_id: made.body.complaint.id };
}

type Calls = {
  register: typeof complaints.register | typeof complaints.registerReport;
  withdraw: typeof complaints.buyerWithdraw | typeof complaints.sellerWithdraw;
};

/** Said and taken back as often as one may. */
export async function takenBack(
  { server, tokens }: GuardWorld,
  { register, withdraw }: Calls,
  body: { order_id: string; store_id?: string; buyer_store_id?: string },
): Promise<void> {
  const { order_id, store_id, buyer_store_id } = body;
  for (let each = 0; each < 10; each += 1) {
    const made = await server.call(register, { body }, tokens.OWNER);
    const ids = { order_id, complaint_id: made.body.complaint.id };
    const said = { body: { ...ids, ...(store_id ? { store_id } : { buyer_store_id }) } };
    await server.call(withdraw, said, tokens.OWNER);
  }
}

/** The same request about a complaint like it in a store where nothing can be done. */
export async function withInactiveStore(
  world: GuardWorld,
  body: Ids & { store_id: string },
): Promise<Attempt> {
  const { db } = world.server.database;
  const store_id = testStores.inactive;
  await grantRole(db, world.ownerId, store_id, 'OWNER');
  const { id: order_id } = await db
    .selectFrom('orders')
    .where('store_id', '=', store_id)
    .where('arrived_at', 'is not', null)
    .select('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  await sql`delete from complaints where store_id = ${store_id}`.execute(db);
  await sql`insert into complaints (store_id, id, order_id, buyer_store_id, reported_by, kind, state, description,
      search_text, line_count, photo_count, order_status, deadline_at, hand_over_amount, hand_over_due_at, closed_at)
    select ${store_id}, id, ${order_id}, buyer_store_id, reported_by, kind, state, description, search_text, 0, 0,
      order_status, deadline_at, hand_over_amount, hand_over_due_at, closed_at
    from complaints where store_id = ${body.store_id} and id = ${body.complaint_id}`.execute(db);
  return { inputs: { body: { ...body, store_id, order_id } }, as: 'OWNER' };
}
