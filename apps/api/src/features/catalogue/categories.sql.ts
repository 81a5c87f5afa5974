import type { Db } from '../../platform/db/handle.ts';
import { rowsOf, sql } from '../../platform/db/sql.ts';

type Category = { id: string; name: string };

export const readCategories = (
  db: Db,
  { name = '', sort_by_name }: { name?: string | undefined; sort_by_name: boolean },
): Promise<Category[]> => {
  const used = sql`
    left join (select category_id, count(*) as products from products group by 1) n
      on n.category_id = c.id`;
  return rowsOf<Category>(
    db,
    sql`select c.id, c.name from categories c ${sort_by_name ? sql`` : used}
        where strpos(lower(c.name), lower(${name})) > 0
        order by ${sort_by_name ? sql`` : sql`coalesce(n.products, 0) desc,`} lower(c.name), c.id`,
  );
};
