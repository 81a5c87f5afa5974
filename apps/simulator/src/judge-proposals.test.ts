import { expect, it } from 'vitest';
import { type Client, Refused } from './client.ts';
import { judgeProposals } from './judge-proposals.ts';
import { createPerson } from './person.ts';
import { seeded } from './random.ts';
import { settled } from './settled.ts';

const now = Date.UTC(2026, 10, 18);
const minutesAgo = (minutes: number) => new Date(now - minutes * 60_000).toISOString();
const proposal = (id: number, more: object = {}) => ({
  id: String(id),
  store_id: '1',
  version: 1,
  kind: 'PRODUCT',
  name: 'Keripik',
  updated_at: minutesAgo(5),
  ...more,
});

it('proposals are decided in every way once they have waited, and what was put right is not returned again', async () => {
  const made: string[] = [];
  const data = [
    ...Array.from({ length: 60 }, (_, id) => proposal(id + 1)),
    ...Array.from({ length: 60 }, (_, id) => proposal(id + 100, { version: 3 })),
    proposal(900, { kind: 'GENERIC' }),
    proposal(901, { updated_at: minutesAgo(1) }),
  ];
  const client = (async (
    call: string,
    { body }: { body?: { proposal_id: string; version: number } },
  ) => {
    if (body) made.push(`${call.split('/').at(-1)} ${body.version} ${body.proposal_id}`);
    return { data };
  }) as unknown as Client;
  await judgeProposals(() => now)(client, createPerson('+6281200000902', 'x', true), seeded(1));
  const ways = made.map((each) => each.replace(/ \d+$/, ''));
  expect(new Set(ways)).toEqual(
    new Set(['approve 1', 'return 1', 'reject 1', 'approve 3', 'reject 3']),
  );
  expect(made).toContain('return 1 900');
  expect(made.some((each) => each.endsWith(' 901'))).toBe(false);
});

it('what another store has proposed before is merged into its product', async () => {
  const made: object[] = [];
  const client = (async (call: string, { body }: { body?: { merge_into_product_id?: string } }) => {
    if (call.endsWith('/detail')) return { detail: { similar: [{ product_id: '7' }] } };
    if (!body) return { data: [proposal(4)] };
    if (!body.merge_into_product_id) throw new Refused('proposal_product_exists');
    made.push(body);
    return {};
  }) as unknown as Client;
  await judgeProposals(() => now)(client, createPerson('+6281200000902', 'x', true), seeded(1));
  expect(made).toMatchObject([{ proposal_id: '4', merge_into_product_id: '7' }]);
});

it('what cannot be approved is rejected with words, and nothing holds up those behind it', async () => {
  const made: string[] = [];
  const reasons: string[] = [];
  const wouldBeApproved = Array.from({ length: 40 }, (_, id) => id + 1)
    .filter((id) => settled(String(id)) >= 0.2)
    .slice(0, 6);
  const [taken, contradicting, known, overtaken, failing, last] = wouldBeApproved;
  const refusals: Record<string, Refused> = {
    [`approve ${taken}`]: new Refused('validation_failed'),
    [`approve ${contradicting}`]: new Refused('proposal_contradicts_catalogue'),
    [`approve ${known}`]: new Refused('proposal_product_exists'),
    [`approve ${overtaken}`]: new Refused('proposal_version_conflict'),
    [`approve ${failing}`]: new Refused('internal_error'),
  };
  const client = (async (
    call: string,
    { body }: { body?: { proposal_id: string; reason?: string } },
  ) => {
    if (call.endsWith('/detail')) return { detail: { similar: [] } };
    if (!body) return { data: wouldBeApproved.map((id) => proposal(id, { version: 3 })) };
    const act = `${call.split('/').at(-1)} ${body.proposal_id}`;
    if (refusals[act]) throw refusals[act];
    made.push(act);
    if (body.reason) reasons.push(body.reason);
    return {};
  }) as unknown as Client;
  const judged = judgeProposals(() => now)(
    client,
    createPerson('+6281200000902', 'x', true),
    seeded(1),
  );
  await expect(judged).rejects.toMatchObject({ code: 'internal_error' });
  expect(made).toEqual([
    `reject ${taken}`,
    `reject ${contradicting}`,
    `reject ${known}`,
    `approve ${last}`,
  ]);
  expect(reasons.every((reason) => reason.length > 10)).toBe(true);
});
