import { parseArgs } from 'node:util';

/** What a run can be told; smaller numbers make a quick run, whose ratios say less. */
export type Options = {
  orders: number;
  inventories: number;
  stores: number;
  seconds: number;
  rounds: number;
};

const defaults: Options = {
  orders: 1_000_000,
  inventories: 1_000_000,
  stores: 3_000,
  seconds: 4,
  rounds: 5,
};

export function readOptions(args: string[]): { options: Options; names: string[] } {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { orders: text, inventories: text, stores: text, seconds: text, rounds: text },
  });
  const options = { ...defaults };
  for (const [key, value] of Object.entries(values) as [keyof Options, string][]) {
    const number = Number(value);
    if (!(number > 0)) throw new Error(`--${key} must be a number above 0`);
    options[key] = number;
  }
  return { options, names: positionals };
}

/** The command that repeats a run. */
export function commandOf(options: Options, names: readonly string[]): string {
  const changed = (Object.keys(defaults) as (keyof Options)[])
    .filter((key) => options[key] !== defaults[key])
    .map((key) => `--${key} ${options[key]}`);
  const args = [...names, ...changed];
  return args.length > 0 ? `npm run bench -- ${args.join(' ')}` : 'npm run bench';
}
