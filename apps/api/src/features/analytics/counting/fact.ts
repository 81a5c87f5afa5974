/** By product: its variant, base units, what they brought, and of what has a known cost what it brought and had cost. */
type SoldGoods = [
  variant_id: string,
  units: number,
  amount: number,
  costed_amount: number,
  cost: number,
];

/** What one order adds to the numbers of its store. */
export type OrderFact = {
  order_id: string;
  buyer_store_id: string;
  arrived_on: string;
  arrived_hour: number;
  is_alive: boolean;
  amount: number;
  ordered_amount: number | null;
  accepted_amount: number | null;
  response_minutes: number | null;
  due_on: string | null;
  was_on_time: boolean;
  completed_on: string | null;
  failed_on: string | null;
  delivered_on: string | null;
  complaint_halves: number;
  goods: SoldGoods[];
  revenue: [day: string, amount: number][];
};

/** A row of one of the tables of sums: its key within the store, and by how much its columns change. */
export type Change = { key: readonly (string | number)[]; by: Record<string, number> };

/** The tables that facts add up to. */
export type Changes = {
  days: Change[];
  hours: Change[];
  responses: Change[];
  products: Change[];
  buyers: Change[];
};

/** What an order adds, to which rows. */
function additionsOf(fact: OrderFact): Changes {
  const { arrived_on, arrived_hour, buyer_store_id, completed_on, delivered_on, due_on } = fact;
  const days: Change[] = fact.revenue.map(([day, revenue]) => ({ key: [day], by: { revenue } }));
  if (fact.ordered_amount !== null)
    days.push({
      key: [arrived_on],
      by: {
        decided: 1,
        ordered_amount: fact.ordered_amount,
        accepted_amount: fact.accepted_amount ?? 0,
      },
    });
  if (due_on) days.push({ key: [due_on], by: { due: 1, on_time: fact.was_on_time ? 1 : 0 } });
  if (fact.failed_on) days.push({ key: [fact.failed_on], by: { failed: 1 } });
  if (delivered_on)
    days.push({
      key: [delivered_on],
      by: { delivered: 1, complaint_halves: fact.complaint_halves },
    });
  const products = completed_on
    ? fact.goods.map(([variant_id, units, amount, costed_amount, cost]) => ({
        key: [completed_on, variant_id],
        by: { units, amount, costed_amount, cost },
      }))
    : [];
  if (completed_on) {
    const units = fact.goods.reduce((sum, [, each]) => sum + each, 0);
    days.push({ key: [completed_on], by: { orders: 1, units } });
  }
  const { response_minutes: minutes } = fact;
  return {
    days,
    hours: fact.order_id === '0' ? [] : [{ key: [arrived_on, arrived_hour], by: { orders: 1 } }],
    responses: minutes === null ? [] : [{ key: [arrived_on, minutes], by: { orders: 1 } }],
    products,
    buyers: fact.is_alive
      ? [{ key: [arrived_on, buyer_store_id], by: { orders: 1, amount: fact.amount } }]
      : [],
  };
}

const tables = ['days', 'hours', 'responses', 'products', 'buyers'] as const;

/** By how much the sums change when orders that added `before` add `after`; rows that stay are left out. */
export function differences(before: readonly OrderFact[], after: readonly OrderFact[]): Changes {
  const sums = new Map(tables.map((table) => [table, new Map<string, Change>()]));
  const add = (facts: readonly OrderFact[], sign: 1 | -1) => {
    for (const fact of facts) {
      const additions = additionsOf(fact);
      for (const table of tables)
        for (const change of additions[table]) addTo(sums.get(table), change, sign);
    }
  };
  add(before, -1);
  add(after, 1);
  const of = (table: (typeof tables)[number]) =>
    [...(sums.get(table)?.values() ?? [])].filter(({ by }) =>
      Object.values(by).some((value) => value !== 0),
    );
  return {
    days: of('days'),
    hours: of('hours'),
    responses: of('responses'),
    products: of('products'),
    buyers: of('buyers'),
  };
}

function addTo(rows: Map<string, Change> | undefined, { key, by }: Change, sign: 1 | -1): void {
  const name = key.join(' ');
  const row = rows?.get(name) ?? { key, by: {} };
  for (const [column, value] of Object.entries(by))
    row.by[column] = (row.by[column] ?? 0) + sign * value;
  rows?.set(name, row);
}
