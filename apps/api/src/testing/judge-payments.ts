import { contract } from '@marketplace/contract/contract';
import type { PaymentJudgement } from '@marketplace/contract/ops-payments';
import { sql } from 'kysely';
import { whatDoesNotAddUp } from '../features/sums/sums.service.ts';
import { testStores } from '../world/test-cast.ts';
import { openPayments, type Told } from './tell-payments.ts';
import type { TestServer } from './test-server.ts';

const { opsPayments } = contract;

/** Plays the operator who judges what a payment provider told of. */
export async function openJudging(server: TestServer) {
  const { db } = server.database;
  const payments = await openPayments(server);
  const note = 'Sudah dicek di rekening koran';
  const idOf = async (told: Told) => {
    const isMeant = (each: Pick<Told, 'order_id' | 'amount'>) =>
      each.order_id === told.order_id && each.amount === told.amount;
    return (await payments.seen(told)).find(isMeant)?.payment_id ?? '';
  };
  const judge = async (
    told: Told,
    verdict: PaymentJudgement['verdict'],
    { token = payments.operator.token, words = note } = {},
  ) => {
    const body = { payment_id: await idOf(told), verdict, note: words };
    return server.call(opsPayments.judge, { body }, token);
  };
  return {
    ...payments,
    note,
    idOf,
    judge,
    codeOf: async (...judged: Parameters<typeof judge>) => {
      const { status, body } = await judge(...judged);
      return [status, body.errors?.code];
    },
    /** Money that is one rupiah short. */
    short: async (): Promise<Told> => {
      const told = await payments.unpaid();
      const wrong = { ...told, amount: told.amount - 1 };
      await payments.tell(wrong);
      return wrong;
    },
    /** Another operator finds the money of the order by themselves. */
    verify: ({ order_id }: Told, more: { is_other_money?: boolean } = {}) => {
      const body = { store_id: testStores.own, order_id, ...more };
      return server.call(opsPayments.verify, { body }, payments.operator.token);
    },
    /** As if the node of the order had committed, and that of the payment had not. */
    loseMark: ({ reference }: Told) =>
      sql`update provider_payments set judged_at = null, judged_by = null, verdict = null, note = null
        where reference = ${reference}`.execute(db),
    wrongSums: () => whatDoesNotAddUp(db, testStores.own),
  };
}
