import type { ProposedVariants } from '@marketplace/contract/proposal';
import type {
  ProposalKind,
  ProposalState,
  ProposalStepKind,
} from '@marketplace/contract/proposal-words';
import type { Db, Tx } from '../../platform/db/handle.ts';
import { rowsOf, sql } from '../../platform/db/sql.ts';
import { payloadHash } from '../../platform/payload-hash.ts';
import type { OneStore } from '../../platform/store-scope.ts';

/** What is kept of what was proposed. */
export type Content = {
  name: string;
  brand_id: string | null;
  brand_name: string | null;
  category_id: string;
  variants: ProposedVariants;
  photo_ids: readonly string[];
  note: string;
};

const searchTextOf = ({ name, brand_name, variants }: Content) =>
  [
    brand_name ?? '',
    name,
    ...variants.flatMap((variant) => [
      variant.name,
      ...variant.units.map(({ barcode_number }) => barcode_number ?? ''),
    ]),
  ]
    .filter(Boolean)
    .join(' ')
    .toLowerCase();

export async function insertProposal(
  db: Tx,
  { store_id }: OneStore,
  kind: ProposalKind,
  user_id: string,
  content: Content,
): Promise<string> {
  const [row] = await rowsOf<{ id: string }>(
    db,
    sql`insert into product_proposals
          (store_id, kind, name, brand_id, brand_name, category_id, variants, photo_ids, note, search_text, user_id)
        values (${store_id}::bigint, ${kind}::proposal_kind, ${content.name}, ${content.brand_id}::bigint,
          ${content.brand_name}::text, ${content.category_id}::bigint, ${JSON.stringify(content.variants)}::jsonb,
          ${content.photo_ids}::text[], ${content.note}, ${searchTextOf(content)}, ${user_id}::bigint)
        returning id`,
  );
  if (!row) throw new Error('a proposal was not written');
  return row.id;
}

export async function rewriteProposal(
  db: Tx,
  { store_id }: OneStore,
  proposal_id: string,
  content: Content,
): Promise<void> {
  await rowsOf(
    db,
    sql`update product_proposals set name = ${content.name}, brand_id = ${content.brand_id}::bigint,
          brand_name = ${content.brand_name}::text, category_id = ${content.category_id}::bigint,
          variants = ${JSON.stringify(content.variants)}::jsonb, photo_ids = ${content.photo_ids}::text[],
          note = ${content.note}, search_text = ${searchTextOf(content)}, state = 'PENDING', reason = null,
          version = version + 1, updated_at = now()
        where store_id = ${store_id}::bigint and id = ${proposal_id}::bigint`,
  );
}

export type Decision = { state: ProposalState; reason: string | null; product_id: string | null };

export async function decideProposal(
  db: Tx,
  { store_id }: OneStore,
  proposal_id: string,
  { state, reason, product_id }: Decision,
): Promise<void> {
  await rowsOf(
    db,
    sql`update product_proposals set state = ${state}::proposal_state, reason = ${reason}::text,
          product_id = ${product_id}::bigint, version = version + 1, updated_at = now()
        where store_id = ${store_id}::bigint and id = ${proposal_id}::bigint`,
  );
}

export type NewStep = {
  kind: ProposalStepKind;
  user_id: string | null;
  operator_id: string | null;
  text: string;
  /** What was asked for, by whose hash a repeat is known. */
  said: object;
};

export async function insertStep(
  db: Tx,
  { store_id }: OneStore,
  proposal_id: string,
  step: NewStep,
): Promise<void> {
  await rowsOf(
    db,
    sql`insert into product_proposal_steps (store_id, proposal_id, kind, user_id, operator_id, text, payload_hash, said)
        values (${store_id}::bigint, ${proposal_id}::bigint, ${step.kind}::proposal_step_kind,
          ${step.user_id}::bigint, ${step.operator_id}::bigint, ${step.text}, ${payloadHash({ ...step.said })},
          ${JSON.stringify(step.said)}::jsonb)`,
  );
}

const isStep = ({ kind, user_id, operator_id, said }: NewStep) => sql`
  t.kind = ${kind}::proposal_step_kind and t.user_id is not distinct from ${user_id}::bigint
  and t.operator_id is not distinct from ${operator_id}::bigint and t.payload_hash = ${payloadHash({ ...said })}::text`;

/** Whether this has happened to it, by the same person or operator; the version that they saw is part of it. */
export async function wasSaid(
  db: Db,
  { store_id }: OneStore,
  proposal_id: string,
  step: NewStep,
): Promise<boolean> {
  const steps = await rowsOf(
    db,
    sql`select from product_proposal_steps t where t.store_id = ${store_id}::bigint
          and t.proposal_id = ${proposal_id}::bigint and ${isStep(step)} limit 1`,
  );
  return steps.length > 0;
}

/** What this person has sent in these words. A day after it was decided, the same words ask for it anew. */
export async function findSent(
  db: Db,
  { store_id }: OneStore,
  step: NewStep,
): Promise<string | undefined> {
  const [row] = await rowsOf<{ id: string }>(
    db,
    sql`select n.id from product_proposal_steps t
        join product_proposals n on n.store_id = t.store_id and n.id = t.proposal_id
        where t.store_id = ${store_id}::bigint and n.store_id = ${store_id}::bigint and ${isStep(step)}
          and (n.state in ('PENDING', 'NEEDS_REVISION') or n.updated_at > now() - interval '1 day')
        order by t.id desc limit 1`,
  );
  return row?.id;
}
