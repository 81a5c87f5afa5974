import { randomInt } from 'node:crypto';
import { contract } from '@marketplace/contract/contract';
import type { FeePayment } from '@marketplace/contract/fee-payment';
import { sql } from 'kysely';
import sharp from 'sharp';
import { changeSetting } from '../features/configuration/configuration.service.ts';
import { seeded, wholeBetween } from '../world/random.ts';
import { inDays, openFees } from './fees.ts';
import type { TestServer } from './test-server.ts';

const { feeCollections, payments, storage } = contract;

/** A photo like no other, and the same for the same seed: a few boxes somewhere. */
export function anyPicture(seed = randomInt(1_000_000_000)): Promise<Buffer> {
  const random = seeded(seed, 1, 1);
  const between = (min: number, max: number) => wholeBetween(random, min, max);
  const box = () => ({
    input: {
      create: {
        width: between(10, 60),
        height: between(10, 60),
        channels: 3,
        background: { r: between(0, 255), g: between(0, 255), b: between(0, 255) },
      },
    } as const,
    left: between(0, 99),
    top: between(0, 99),
  });
  return sharp({ create: { width: 160, height: 160, channels: 3, background: '#888' } })
    .composite(Array.from({ length: 24 }, box))
    .jpeg()
    .toBuffer();
}

/** Plays an owner who pays what the store owes. */
export async function openFeePayments(server: TestServer) {
  const fees = await openFees(server);
  const { owner, store_id } = fees;
  const of = { store_id };
  const account = {
    bank_code: '014',
    account_number: '5550123456',
    account_name: 'PT Marketplace Nusantara',
  };
  const otherAccount = { ...account, bank_code: '008', account_number: '1234567890' };
  await changeSetting(server.database.db, 'fee_payment_accounts', [account, otherAccount]);
  let weeks = 0;
  const file = async ({
    store = store_id,
    purpose = 'fee_payment_proof',
    bytes,
  }: {
    store?: string;
    purpose?: string;
    bytes?: Uint8Array;
  } = {}) => {
    const inputs = { body: { store_id: store, purpose }, file: bytes ?? (await anyPicture()) };
    const sent = await server.call(storage.newFile, inputs, owner);
    if (sent.status !== 200) throw new Error(`no file was taken: ${sent.text}`);
    return sent.body.file.id;
  };
  const read = async (fee_collection_id: string) => {
    const query = { ...of, fee_collection_id };
    return (await server.call(feeCollections.detail, { query }, owner)).body.fee_collection;
  };
  const week = async () => {
    await fees.completed(0, { things: 3 });
    weeks += 1;
    await fees.collect(inDays(1 + 7 * weeks));
    // Its week is still to come, and nobody proves a payment before there is a bill.
    await sql`update fee_collections set created_at = now() - interval '2 days'
      where created_at > now()`.execute(server.database.db);
    return fees.newest();
  };
  return {
    ...fees,
    of,
    account,
    otherAccount,
    file,
    read,
    /** A week's fees, unpaid: credit that payments have left pays a whole week now and then. */
    collection: async () => {
      let newest = await week();
      while (newest.state === 'PAID') newest = await week();
      return newest;
    },
    pay: (collections: readonly { id: string }[], more: object = {}, token = owner) => {
      const body = { ...of, fee_collection_ids: collections.map(({ id }) => id), ...more };
      return server.call(feeCollections.create, { body }, token);
    },
    cancel: (payment_id: string) =>
      server.call(
        feeCollections.updateStatus,
        { body: { ...of, payment_id, status: 'CANCELLED' } },
        owner,
      ),
    prove: async (payment: Pick<FeePayment, 'id' | 'amount'>, more: object = {}) => {
      const body = {
        ...of,
        payment_id: payment.id,
        file_id: 'file_id' in more ? undefined : await file(),
        paid_amount: payment.amount,
        paid_on: new Date().toISOString().slice(0, 10),
        reference: `TRX-${randomInt(1_000_000_000)}`,
        ...more,
      };
      return server.call(payments.submitProof, { body }, owner);
    },
  };
}
