/** A node of what EXPLAIN says, as far as it is asked for. */
type PlanNode = {
  'Node Type': string;
  'Parent Relationship'?: string;
  'Join Type'?: string;
  Alias?: string;
  'Relation Name'?: string;
  Output?: string[];
  Plans?: PlanNode[];
};

type Query = <Row>(text: string) => Promise<Row[]>;

/** Whether a statement joins in a way that leaves one side empty. */
const joinsOutside = /\b(left|right|full)\s+(outer\s+)?join\b/i;

/** Whether a column of a statement may be null for the sake of a join; `relation` is its table, if it is one of a table's. */
export type IsJoinedOutside = (index: number, relation?: string) => boolean;

/**
 * Which columns of a statement may be null because a row on the other side of a join had none beside it. The planner
 * knows: where a condition takes such rows away again, it has made an inner join of it. The statement is planned and
 * not run; for any values, or those that are not given would plan it away.
 */
export async function joinedOutside(query: Query, text: string): Promise<IsJoinedOutside> {
  if (!joinsOutside.test(text)) return () => false;
  const count = Math.max(0, ...[...text.matchAll(/\$(\d+)/g)].map(([, digits]) => Number(digits)));
  const values = count > 0 ? `(${Array.from({ length: count }, () => 'null').join(', ')})` : '';
  await query("set plan_cache_mode = 'force_generic_plan'");
  await query(`prepare described as ${text}`);
  try {
    const [row] = await query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      `explain (verbose, costs off, format json) execute described${values}`,
    );
    const plan = row?.['QUERY PLAN'][0].Plan;
    return plan ? emptiedIn(plan) : () => false;
  } finally {
    await query('deallocate described');
  }
}

/** What is read in a plan, and whether a join may leave it empty. */
type Reading = { alias: string; relation: string | undefined; mayBeEmpty: boolean };

function emptiedIn(plan: PlanNode): IsJoinedOutside {
  const readings = [...readingsIn(plan, false)];
  return (index, relation) => {
    const [, alias] = /^\(?"?(\w+)"?\."?\w+"?\)?$/.exec(plan.Output?.[index] ?? '') ?? [];
    // One alias may stand for several readings (a name used again within a part): one that may be empty is enough.
    const named = readings.filter((reading) => reading.alias === alias);
    if (named.some(({ mayBeEmpty }) => mayBeEmpty)) return true;
    if (named.some((reading) => reading.relation)) return false;
    // It comes out of a part that is planned apart: which reading of its table it is, the plan does not say.
    return readings.some(
      (reading) => relation && reading.relation === relation && reading.mayBeEmpty,
    );
  };
}

/** Which of its two sides a join may leave empty. */
const emptied: Record<string, readonly string[]> = {
  Left: ['Inner'],
  Anti: ['Inner'],
  Right: ['Outer'],
  'Right Anti': ['Outer'],
  Full: ['Inner', 'Outer'],
};

function* readingsIn(node: PlanNode, mayBeEmpty: boolean): Generator<Reading> {
  const sides = emptied[node['Join Type'] ?? ''] ?? [];
  if (node.Alias) yield { alias: node.Alias, relation: node['Relation Name'], mayBeEmpty };
  for (const part of node.Plans ?? []) {
    const side = part['Parent Relationship'] ?? '';
    // What is computed beforehand, or for a value, is no side of the join it hangs from.
    const isAside = side === 'InitPlan' || side === 'SubPlan';
    yield* readingsIn(part, !isAside && (mayBeEmpty || sides.includes(side)));
  }
}
