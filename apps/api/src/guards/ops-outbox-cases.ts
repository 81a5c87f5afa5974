import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { GuardCase } from './guard-case.ts';

/** A message that was given up. */
const dead: GuardCase['valid'] = async ({ server }) => {
  const message_id = randomUUID();
  await sql`insert into outbox (id, channel, target, about, payload, state, ended_at)
    values (${message_id}, 'guard', 'nobody', 'guard', '{}', 'DEAD', now())`.execute(
    server.database.db,
  );
  return { body: { message_id } };
};

export const opsOutboxCases: Record<string, GuardCase> = {
  'opsOutbox.dead': { valid: () => ({ query: { page_size: '5' } }) },
  'opsSums.wrong': { valid: () => ({}) },
  'opsOutbox.resend': {
    valid: dead,
    provoke: {
      message_not_found: () => ({
        inputs: { body: { message_id: randomUUID() } },
        as: 'OPERATOR',
      }),
    },
  },
};
