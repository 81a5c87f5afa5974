import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { GuardCase, Provoked } from './guard-case.ts';
import type { GuardWorld } from './guard-world.ts';
import { contradicted, payout } from './payout-cases.ts';

type State = Parameters<typeof payout>[2];

const ofState =
  (state: State, more: object = {}) =>
  async (world: GuardWorld) => ({
    body: { ...(await payout(world, world.own.seller, state)), ...more },
  });

const refusals = (more: object = {}): Provoked => ({
  payout_not_found: ({ own }) => ({
    inputs: { body: { store_id: own.seller, payout_id: '999999999', ...more } },
    as: 'OPERATOR',
  }),
  payout_state_conflict: async (world) => ({
    inputs: await ofState('ARRIVED', more)(world),
    as: 'OPERATOR',
  }),
});

const attempt = { attempt: 1 };
const failing = { ...attempt, reason: 'Rekening sudah ditutup' };

/** A bank file with one transfer. */
async function fileOf(world: GuardWorld): Promise<string> {
  const { payout_id } = await payout(world, world.own.seller, 'SENT');
  const file_id = randomUUID();
  await sql`update payout_attempts set file_id = ${file_id} where payout_id = ${payout_id}`.execute(
    world.server.database.db,
  );
  return file_id;
}

export const opsPayoutCases: Record<string, GuardCase> = {
  'opsPayouts.list': { valid: () => ({ query: { state: 'SENT' } }) },
  'opsPayouts.makeFile': { valid: () => ({ body: {} }) },
  'opsPayouts.bankFile': {
    valid: async (world) => ({ query: { file_id: await fileOf(world) } }),
    provoke: {
      payout_file_not_found: () => ({
        inputs: { query: { file_id: randomUUID() } },
        as: 'OPERATOR',
      }),
    },
  },
  'opsPayouts.send': {
    valid: ofState('SCHEDULED'),
    provoke: {
      ...refusals(),
      payout_contradicted: async (world) => {
        const body = await contradicted(world);
        await sql`update payouts set state = 'SCHEDULED', attempt = 2 where id = ${body.payout_id}`.execute(
          world.server.database.db,
        );
        return { inputs: { body }, as: 'OPERATOR' };
      },
      payout_not_due: async (world) => ({
        inputs: { body: await payout(world, world.own.seller, 'SCHEDULED', { is_held: true }) },
        as: 'OPERATOR',
      }),
    },
  },
  'opsPayouts.arrived': { valid: ofState('SENT', attempt), provoke: refusals(attempt) },
  'opsPayouts.failed': { valid: ofState('SENT', failing), provoke: refusals(failing) },
  'opsPayouts.retry': {
    valid: ofState('FAILED'),
    provoke: {
      ...refusals(),
      payout_contradicted: async (world) => ({
        inputs: { body: await contradicted(world) },
        as: 'OPERATOR',
      }),
      bank_account_not_found: async (world) => {
        const { body } = await ofState('FAILED')(world);
        await sql`update bank_accounts set removed_at = now(), is_default = false
          where id = (select bank_account_id from payouts where id = ${body.payout_id})`.execute(
          world.server.database.db,
        );
        return { inputs: { body }, as: 'OPERATOR' };
      },
    },
  },
};
