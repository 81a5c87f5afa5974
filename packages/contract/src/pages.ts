import { z } from 'zod';
import { queryInteger, says } from './fields.ts';
import { usualPageSize } from './page-size.ts';

export const page = queryInteger(1, 1_000_000_000).default(1);
export const pageSize = queryInteger(1, 100).default(usualPageSize);

/** A page by its number, for lists that people leaf through: they are told how many there are. */
export const paged = <Row extends z.ZodType>(row: Row) => ({
  data: z.array(row),
  page: z.int(),
  total_data: z.int(),
  total_page: z.int(),
});

/** One of a list that may be too long to count: then the total is where counting, and leafing, ends. */
export const pagedUpTo = <Row extends z.ZodType>(row: Row) => ({
  ...paged(row),
  total_is_capped: z.boolean(),
});

const place = z
  .string()
  .regex(/^[\w-]{1,2000}$/, says('invalid'))
  .meta({ description: 'What the page before said as `next`; means nothing else.' });

/** The rest of a list behind a place, for lists that are read through: no row is missed when others come or go. */
export const following = { after: place.optional(), page_size: pageSize };

export const followed = <Row extends z.ZodType>(row: Row) => ({
  data: z.array(row),
  next: place.nullable().meta({ description: 'Null on the last page.' }),
});

export type Following = { after?: string | undefined; page_size: number };
