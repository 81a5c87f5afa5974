import { type Answer, type Fields, textOf, well } from './wire.ts';

type Row = Fields & { id: number };

const ops: Record<string, (value: unknown, wanted: string[]) => boolean> = {
  EQUAL: (value, wanted) => wanted.some((one) => textOf(value) === one),
  NOT_EQUAL: (value, wanted) => !wanted.includes(textOf(value)),
  CONTAIN: (value, [one = '']) => textOf(value).toLowerCase().includes(one.toLowerCase()),
  GREATER_EQUAL_THAN: (value, [one]) => Number(value) >= Number(one),
  LESS_EQUAL_THAN: (value, [one]) => Number(value) <= Number(one),
  BETWEEN: (value, [low, high]) => Number(value) >= Number(low) && Number(value) <= Number(high),
  EMPTY: (value) => textOf(value) === '',
  NOT_EMPTY: (value) => textOf(value) !== '',
};

/** `filter.no.op=EQUAL&filter.no.val=A1`, or in short `filter.suspended=false`. */
function filtersIn(query: URLSearchParams) {
  const filters = new Map<string, { op: string; values: string[] }>();
  for (const [key, value] of query) {
    const [, field, part] = /^filter\.(\w+)(?:\.(op|val(?:\[\d])?))?$/.exec(key) ?? [];
    if (field === undefined) continue;
    const filter = filters.get(field) ?? { op: 'EQUAL', values: [] };
    if (part === 'op') filter.op = value;
    else filter.values.push(value);
    filters.set(field, filter);
  }
  return filters;
}

/** One page; of each row no more than the fields that were named, and without any its id alone. */
export function pageOf(rows: Row[], query: URLSearchParams, keywords: string[]): Answer {
  let found = rows;
  for (const [field, { op, values }] of filtersIn(query)) {
    if (field === 'keywords') {
      const wanted = (values[0] ?? '').toLowerCase();
      found = found.filter((row) =>
        keywords.some((each) => textOf(row[each]).toLowerCase().includes(wanted)),
      );
      continue;
    }
    const isSo = ops[op] ?? (() => true);
    found = found.filter((row) =>
      isSo(typeof row[field] === 'boolean' ? String(row[field]) : row[field], values),
    );
  }
  const page = Math.max(1, Number(query.get('sp.page') ?? 1));
  const pageSize = Math.min(100, Math.max(1, Number(query.get('sp.pageSize') ?? 20)));
  const fields = (query.get('fields') ?? 'id').split(',');
  const data = found
    .slice((page - 1) * pageSize, page * pageSize)
    .map((row) =>
      Object.fromEntries(
        fields.filter((field) => row[field] !== undefined).map((field) => [field, row[field]]),
      ),
    );
  const rowCount = found.length;
  return well({
    d: data,
    sp: { page, pageSize, pageCount: Math.ceil(rowCount / pageSize), rowCount },
  });
}
