import type { HelpKind, HelpPage, HelpPageSave } from '@marketplace/contract/ops-content';
import type { Db, Tx } from '../../platform/db/handle.ts';
import { rowsOf, type Sql, sql } from '../../platform/db/sql.ts';

/** As many of a kind as are read at once. */
export const mostPages = 500;

const columns = sql`id, kind, slug, topic, title, summary, body, keywords, screens, next_slugs, place, is_published, version,
  helpful_count, unhelpful_count, updated_at`;

const pagesWhere = (isMeant: Sql) => sql`select ${columns} from help_pages where ${isMeant}
  order by topic, place, id limit ${mostPages}::int`;

export const readHelpPages = (
  db: Db,
  kind: HelpKind | undefined,
  behind: string | undefined,
  limit: number,
): Promise<HelpPage[]> => {
  const isOfKind = kind ? sql`kind = ${kind}::help_kind` : sql`true`;
  const isBehind = behind ? sql`id > ${behind}::bigint` : sql`true`;
  return rowsOf<HelpPage>(
    db,
    sql`select ${columns} from help_pages where ${isOfKind} and ${isBehind} order by id limit ${limit}::int`,
  );
};

export const readPublishedPages = (db: Db, kind: HelpKind): Promise<HelpPage[]> =>
  rowsOf<HelpPage>(db, pagesWhere(sql`kind = ${kind}::help_kind and is_published`));

export async function readHelpPage(
  db: Db,
  kind: HelpKind,
  slug: string,
): Promise<HelpPage | undefined> {
  const [page] = await rowsOf<HelpPage>(
    db,
    pagesWhere(sql`kind = ${kind}::help_kind and slug = ${slug}`),
  );
  return page;
}

export async function countHelpPages(db: Tx, kind: HelpKind): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from help_pages where kind = ${kind}::help_kind`,
  );
  return row?.count ?? 0;
}

/** Nothing where there is one of this kind and slug. */
export async function insertHelpPage(db: Tx, page: HelpPageSave): Promise<boolean> {
  const inserted = await rowsOf(
    db,
    sql`insert into help_pages (kind, slug, topic, title, summary, body, keywords, screens, next_slugs, place, is_published)
        values (${page.kind}::help_kind, ${page.slug}, ${page.topic}::help_topic, ${page.title}, ${page.summary}, ${page.body},
          ${page.keywords}, ${page.screens}::text[], ${page.next_slugs}::text[], ${page.place}::int, ${page.is_published}::boolean)
        on conflict (kind, slug) do nothing returning true`,
  );
  return inserted.length > 0;
}

/** Nothing where it is no longer of this version. */
export async function updateHelpPage(db: Tx, page: HelpPageSave): Promise<boolean> {
  const updated = await rowsOf(
    db,
    sql`update help_pages set topic = ${page.topic}::help_topic, title = ${page.title}, summary = ${page.summary},
          body = ${page.body}, keywords = ${page.keywords}, screens = ${page.screens}::text[],
          next_slugs = ${page.next_slugs}::text[], place = ${page.place}::int, is_published = ${page.is_published}::boolean,
          version = version + 1, updated_at = now()
        where kind = ${page.kind}::help_kind and slug = ${page.slug} and version = ${page.version}::int
        returning true`,
  );
  return updated.length > 0;
}

export async function deleteHelpPage(db: Tx, kind: HelpKind, slug: string): Promise<boolean> {
  const deleted = await rowsOf(
    db,
    sql`delete from help_pages where kind = ${kind}::help_kind and slug = ${slug} returning true`,
  );
  return deleted.length > 0;
}
