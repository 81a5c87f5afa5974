import { phoneNumber } from '@marketplace/contract/fields';

export type LogLevel = 'silent' | 'info' | 'debug';

export type Settings = {
  apiUrl: string;
  ordersPerMinute: number;
  /** Phone numbers, as the API keeps them. */
  buyers: string[];
  /** Those who work for sellers; nobody does when there are none. */
  clerks: string[];
  /** Who looks for the money of transfers and fees; nobody does when there are none. */
  operators: string[];
  /** Who judges complaints; nobody does when there are none. */
  judges: string[];
  /** Who decides on proposals for the catalogue; nobody does when there are none. */
  cataloguers: string[];
  /** How long an order stands still before a clerk takes it further. */
  clerkAfterMinutes: number;
  /** Where a store's own system listens, an example of one; there is none where nothing is said. */
  ownSystemPort: number | undefined;
  password: string;
  logLevel: LogLevel;
};

/** The demo world numbers its buyers from +6281210000001 on. */
const demoBuyers = Array.from({ length: 40 }, (_, index) => `+62812${10_000_001 + index}`);

/** The owners of the demo's stores: all of them sell, and each may do what a clerk does. */
const demoClerks = ['+6281200000001', '+6281200000002'];

/** The demo's operator of money. */
const demoOperators = ['+6281200000900'];

/** The demo's operator of complaints. */
const demoJudges = ['+6281200000901'];

/** The demo's operator of the catalogue. */
const demoCataloguers = ['+6281200000902'];

/** Four or five calls an order, from one address: this many stay well below what the API takes from one. */
const mostOrdersPerMinute = 600;

/** The environment, read and checked once; every wrong setting is named, in one line. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const problems: string[] = [];
  const read = <T>(name: string, fallback: T, parse: (text: string) => T | undefined): T => {
    const text = environment[name];
    if (text === undefined || text === '') return fallback;
    const value = parse(text);
    if (value === undefined) problems.push(`${name}: ${text.slice(0, 100)} is not right`);
    return value ?? fallback;
  };
  const settings = {
    apiUrl: read('API_URL', 'http://localhost:3000', parseUrl),
    ordersPerMinute: read('ORDERS_PER_MINUTE', 6, parseRate),
    buyers: read('BUYERS', demoBuyers, parsePhoneNumbers),
    clerks: read('CLERKS', demoClerks, parsePhoneNumbers),
    operators: read('OPERATORS', demoOperators, parsePhoneNumbers),
    judges: read('JUDGES', demoJudges, parsePhoneNumbers),
    cataloguers: read('CATALOGUERS', demoCataloguers, parsePhoneNumbers),
    clerkAfterMinutes: read('CLERK_AFTER_MINUTES', 8, parseMinutes),
    ownSystemPort: read<number | undefined>('OWN_SYSTEM_PORT', undefined, parsePort),
    password: read('PASSWORD', 'marketplace', (text) => text),
    logLevel: read<LogLevel>('LOG_LEVEL', 'info', parseLogLevel),
  };
  if (problems.length > 0) throw new WrongSettings(problems.join('; '));
  return settings;
}

export class WrongSettings extends Error {
  constructor(problems: string) {
    super(`wrong settings: ${problems}`);
  }
}

function parseUrl(text: string): string | undefined {
  const url = URL.parse(text);
  return url && /^https?:$/.test(url.protocol) ? url.href.replace(/\/+$/, '') : undefined;
}

function parseRate(text: string): number | undefined {
  const rate = Number(text);
  return rate > 0 && rate <= mostOrdersPerMinute ? rate : undefined;
}

function parseMinutes(text: string): number | undefined {
  const minutes = Number(text);
  return minutes >= 0 && minutes <= 1_440 ? minutes : undefined;
}

function parsePort(text: string): number | undefined {
  const port = Number(text);
  return Number.isInteger(port) && port > 0 && port <= 65_535 ? port : undefined;
}

function parsePhoneNumbers(text: string): string[] | undefined {
  const parsed = text.split(',').map((each) => phoneNumber.safeParse(each).data);
  return parsed.every((each) => each !== undefined) ? parsed : undefined;
}

/** The API's levels are taken too, so that one LOG_LEVEL serves both. */
function parseLogLevel(text: string): LogLevel | undefined {
  if (text === 'debug' || text === 'trace') return 'debug';
  if (text === 'info') return 'info';
  return ['fatal', 'error', 'warn', 'silent'].includes(text) ? 'silent' : undefined;
}
