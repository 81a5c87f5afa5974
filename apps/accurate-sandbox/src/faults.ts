import type { Company } from './books.ts';
import type { Sessions } from './sessions.ts';
import { type Fields, textOf } from './wire.ts';

/** What goes wrong with the next calls of a path: before anything is done, or when all of it is done. */
export type Fault = {
  path: string;
  times: number;
  /** Calls that go well before it begins. */
  after: number;
  kind: 'hang_after' | 'hang_before' | 'status' | 'status_after' | 'move';
  status: number;
  /** Of a move: where to. */
  host: string;
};

export class Faults {
  waiting: Fault[] = [];
  /** Whether two documents may have one number: real books refuse it, careless ones do not. */
  allows_twins = false;

  add(fault: Partial<Fault> & Pick<Fault, 'kind'>): void {
    this.waiting.push({ path: '', times: 1, after: 0, status: 500, host: '', ...fault });
  }

  clear(): void {
    this.waiting = [];
  }

  /** The fault that this call meets; counted down. */
  take(path: string): Fault | undefined {
    const fault = this.waiting.find((each) => path.includes(each.path));
    if (!fault) return undefined;
    if (fault.after > 0) {
      fault.after -= 1;
      return undefined;
    }
    fault.times -= 1;
    if (fault.times <= 0) this.waiting = this.waiting.filter((each) => each !== fault);
    return fault;
  }
}

type World = { companies: Company[]; sessions: Sessions; faults: Faults };

/** What somebody does to the books, or what Accurate does to us, by name. */
export const commands: Record<string, (world: World, fields: Fields) => void> = {
  fault: ({ faults }, fields) => faults.add(fields as Fault),
  clear_faults: ({ faults }) => faults.clear(),
  allow_twins: ({ faults }) => {
    faults.allows_twins = true;
  },
  session_expired: ({ sessions }) => sessions.open.clear(),
  /** The access token runs out; the refresh token is still good. */
  token_expired: ({ sessions }) => {
    for (const each of sessions.authorisations) each.access = `${each.access}-gone`;
  },
  /** Both are dead, as when somebody else has used the refresh token, or consent was withdrawn. */
  token_spent: ({ sessions }) => {
    sessions.authorisations = [];
  },
  scope_withdrawn: ({ sessions }, { scope }) => {
    for (const each of sessions.authorisations)
      each.scopes = each.scopes.filter((one) => one !== scope);
  },
  database_expired: (world, fields) => {
    companyOf(world, fields).expired = true;
  },
  database_renewed: (world, fields) => {
    companyOf(world, fields).expired = false;
  },
  host_moved: (world, fields) => {
    companyOf(world, fields).host = textOf(fields.host);
  },
  period_closed: (world, fields) => {
    companyOf(world, fields).closed_until = textOf(fields.until);
  },
  warehouse_deleted: (world, fields) => {
    const company = companyOf(world, fields);
    company.warehouses = company.warehouses.filter(({ id }) => id !== Number(fields.warehouse_id));
  },
  item_renamed: (world, fields) => {
    itemOf(world, fields).name = textOf(fields.name);
  },
  item_suspended: (world, fields) => {
    itemOf(world, fields).suspended = fields.suspended !== false;
  },
  item_deleted: (world, fields) => {
    companyOf(world, fields).items.delete(textOf(fields.no));
  },
  unit_changed: (world, fields) => {
    const unit = itemOf(world, fields).units.find(({ name }) => name === fields.unit);
    if (unit) unit.ratio = Number(fields.ratio);
  },
  stock_edited: (world, fields) => {
    itemOf(world, fields).stock.set(Number(fields.warehouse_id), Number(fields.stock));
  },
};

const companyOf = ({ companies }: World, { database }: Fields) => {
  const company = companies.find(({ id }) => id === Number(database));
  if (!company) throw new Error('no such database');
  return company;
};

const itemOf = (world: World, fields: Fields) => {
  const item = companyOf(world, fields).items.get(textOf(fields.no));
  if (!item) throw new Error('no such item');
  return item;
};
