import { randomUUID } from 'node:crypto';
import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import type { Attempt, GuardCase } from './guard-case.ts';
import type { GuardWorld } from './guard-world.ts';

const nobodys = '999999999';
const asOwner = (inputs: Attempt['inputs']): Attempt => ({ inputs, as: 'OWNER' });
const asOperator = (inputs: Attempt['inputs']): Attempt => ({ inputs, as: 'OPERATOR' });

const page = (more: object = {}) => ({
  body: {
    kind: 'FAQ' as const,
    slug: `q-${randomUUID()}`,
    version: 0,
    topic: 'START' as const,
    title: 'Pertanyaan baru?',
    body: 'Jawaban yang baru.',
    place: 100,
    ...more,
  },
});

const report = () => ({
  body: { place: '/seller', problem: 'OTHER' as const, note: `Ada yang salah ${randomUUID()}` },
});

/** A report that nobody has settled. */
async function reported({ server, tokens }: GuardWorld): Promise<string> {
  const { body } = report();
  await server.call(contract.content.reportLocation, { body }, tokens.OWNER);
  const { rows } = await sql<{
    id: string;
  }>`select id from content_reports where note = ${body.note}`.execute(server.database.db);
  return rows[0]?.id ?? '';
}

const vote = () => ({ body: { slug: 'membaca-saldo', is_helpful: true } });

export const contentCases: Record<string, GuardCase> = {
  'faq.list': { valid: () => ({}) },
  'education.list': { valid: () => ({}) },
  'education.detail': {
    valid: () => ({ query: { slug: 'membaca-saldo' } }),
    provoke: { help_page_not_found: () => asOwner({ query: { slug: 'tidak-ada' } }) },
  },
  'education.vote': {
    valid: vote,
    provoke: {
      help_page_not_found: () => asOwner({ body: { slug: 'tidak-ada', is_helpful: true } }),
    },
  },
  'content.facts': { valid: () => ({}) },
  'content.reportLocation': { valid: report },
  'opsContent.list': { valid: () => ({ query: { kind: 'ARTICLE' } }) },
  'opsContent.save': {
    valid: () => page(),
    provoke: {
      help_page_not_found: () => asOperator(page({ version: 7 })),
      help_page_version_conflict: () => asOperator(page({ slug: 'cara-menjadi-penjual' })),
      help_pages_full: async ({ server }) => {
        await sql`insert into help_pages (kind, slug, topic, title, body, place)
          select 'ARTICLE', 'penuh-' || n, 'START', 'Pertanyaan', 'Jawaban', 9999 from generate_series(1, 500) n
          on conflict do nothing`.execute(server.database.db);
        return asOperator(page({ kind: 'ARTICLE' }));
      },
    },
  },
  'opsContent.remove': {
    valid: () => ({ body: { kind: 'FAQ' as const, slug: page().body.slug } }),
  },
  'opsContent.notes': { valid: () => ({ query: {} }) },
  'opsContent.reports': { valid: () => ({ query: {} }) },
  'opsContent.settle': {
    valid: async (world) => ({
      body: { report_id: await reported(world), note: 'Sudah dibetulkan' },
    }),
    provoke: {
      content_report_not_found: () =>
        asOperator({ body: { report_id: nobodys, note: 'Sudah dibetulkan' } }),
      content_report_settled: async (world) => {
        const body = { report_id: await reported(world), note: 'Sudah dibetulkan' };
        await world.server.call(contract.opsContent.settle, { body }, world.operators.ADMIN);
        return asOperator({ body: { ...body, note: 'Sudah diganti' } });
      },
    },
  },
};
