import { z } from 'zod';
import { asOperator, endpoint } from './endpoint.ts';
import { id, instant } from './fields.ts';
import { followed, following } from './pages.ts';

const wrongSum = z.object({ store_id: id, problem: z.string(), first_seen_at: instant });

const wrong = endpoint({
  method: 'GET',
  path: '/ops/sums/wrong',
  doc: 'What did not add up in the last nightly check: stock against its ledger, orders against their lines, balances against their postings. The newest first.',
  access: asOperator('FINANCE'),
  query: z.strictObject(following),
  response: z.object(followed(wrongSum)),
  errors: [],
});

export const opsSums = { wrong };
export type WrongSum = z.infer<typeof wrongSum>;
