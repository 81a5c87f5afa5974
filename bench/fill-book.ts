import { openPostgres } from '../apps/api/src/platform/db/postgres.ts';
import type { World } from './worlds.ts';

/*
 * Five postings for an order, as the book has them when its money has gone all the way; of the last three days it is still
 * held. By SQL: the sweep that writes the past does it order by order.
 */

/** Which lines a posting has, by its cause; the first takes what the second gives. */
const kinds = [
  { cause: 'PAYMENT', debit: 'ESCROW', credit: 'BUYER_PREPAID', hours: 0 },
  { cause: 'COMPLETED', debit: 'BUYER_PREPAID', credit: 'SALES', hours: 40 },
  { cause: 'FEE', debit: 'PLATFORM_FEE', credit: 'FEE_PAYABLE', hours: 40 },
  { cause: 'COLLECTION_PAID', debit: 'FEE_PAYABLE', credit: 'TILL', hours: 72 },
  { cause: 'TERM_PAYMENT', debit: 'TILL', credit: 'ESCROW', hours: 72 },
] as const;

const ofOrders = ['ESCROW', 'BUYER_PREPAID', 'FEE_PAYABLE'];

const fillKind = ({ cause, debit, credit, hours }: (typeof kinds)[number]) => {
  const amount =
    cause === 'FEE' || cause === 'COLLECTION_PAID' ? 'ceil(o.total_amount / 60)' : 'o.total_amount';
  const line = (number: number, account: string, sign: string) =>
    `(${number}, '${account}'::book_account, '${ofOrders.includes(account) ? 'ORDER' : 'NONE'}'::book_party, ${sign}${amount})`;
  return `
    with posted as (
      insert into postings (store_id, cause, cause_id, order_id, sentence, created_at)
      select store_id, '${cause}', id, id, 'Pesanan #' || order_number, arrived_at + interval '${hours} hours'
      from orders where arrived_at + interval '${hours} hours' < now() order by id
      returning store_id, id, order_id
    )
    insert into posting_lines (store_id, posting_id, number, account, party, party_id, amount)
    select p.store_id, p.id, l.number, l.account, l.party, case l.party when 'ORDER' then p.order_id else 0 end, l.amount
    from posted p join orders o on o.store_id = p.store_id and o.id = p.order_id
    cross join lateral (values ${line(1, debit, '')}, ${line(2, credit, '-')}) l (number, account, party, amount)
    where l.amount <> 0`;
};

const statements = [
  'set statement_timeout = 0',
  "set session_replication_role = 'replica'",
  ...kinds.map(fillKind),
  `insert into balances (store_id, account, party, party_id, amount)
   select store_id, account, party, party_id, sum(amount) from posting_lines where party <> 'NONE' group by 1, 2, 3, 4
   union all select store_id, account, 'NONE', 0, sum(amount) from posting_lines group by 1, 2`,
  `insert into book_hours (store_id, hour, change, received)
   select p.store_id, date_trunc('hour', p.created_at, 'UTC'), sum(l.amount), 0
   from postings p join posting_lines l on l.store_id = p.store_id and l.posting_id = p.id and l.account = 'ESCROW'
   group by 1, 2`,
  'update book_past set after_id = until_id, again_at = null',
  'vacuum (analyze) postings, posting_lines, balances, book_hours',
];

/** Done once for a world; answers with how many postings it has. */
export async function fillBook({ url }: World): Promise<number> {
  const database = openPostgres({ url, poolSize: 1, onLost: console.error });
  const count = async () => {
    const { count } = await database.db
      .selectFrom('postings')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  };
  if ((await count()) === 0) for (const each of statements) await database.runScript(each);
  const postings = await count();
  await database.close();
  return postings;
}
