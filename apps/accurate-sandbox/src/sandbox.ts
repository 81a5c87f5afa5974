import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type AccountCall, accountLayer, bearerIn } from './account-layer.ts';
import { type Company, madeUpCompanies } from './books.ts';
import { dataCalls } from './data-layer.ts';
import { commands, Faults } from './faults.ts';
import { Limits } from './limits.ts';
import { Sessions } from './sessions.ts';
import { type Answer, bodyOf, type Fields, json, refused, send } from './wire.ts';

export type Sandbox = {
  /** Of the account layer, and of the companies until they move. */
  url: string;
  /** The same by another name, for companies that move. */
  other_url: string;
  companies: Company[];
  sessions: Sessions;
  faults: Faults;
  limits: Limits;
  /** Makes something go wrong, or somebody do something there. */
  command: (name: string, fields?: Fields) => void;
  close: () => Promise<void>;
};

type Options = { port: number; host: string; client_id: string; client_secret: string };

const dataPath = /^\/accurate\/api\/([a-z-]+\/[a-z-]+)\.do$/;

const insufficient = (scope: string): Answer => ({
  status: 403,
  type: 'application/xml',
  text: `<oauth><error>insufficient_scope</error><scope>${scope}</scope></oauth>`,
});

/** Accurate Online as it answers: the account layer and the data layer of made-up companies, in memory. */
export async function startSandbox(options: Options): Promise<Sandbox> {
  const { host, client_id, client_secret } = options;
  const sessions = new Sessions();
  const faults = new Faults();
  const limits = new Limits();
  const companies: Company[] = [];
  const world = { companies, sessions, faults, app: { client_id, client_secret } };

  const data = (path: string, call: AccountCall, own: string): Answer => {
    const who = sessions.byAccess(bearerIn(call.headers));
    if (!who) return json({ error: 'invalid_token' }, 401);
    const open = sessions.open.get(String(call.headers['x-session-id'] ?? ''));
    const company = companies.find(({ id }) => id === open?.company_id);
    if (!company || open?.account_id !== who.account.id)
      return json({ s: false, d: ['Data Session Key tidak tepat'] }, 401);
    if (company.host !== own)
      return {
        status: 308,
        text: '',
        type: 'text/plain',
        headers: { location: `${company.host}${call.path}?${call.query}` },
      };
    const known = dataCalls[path];
    if (!known) return json({ error: 'not_found' }, 404);
    if (!who.scopes.includes(known.scope)) return insufficient(known.scope);
    if (company.expired) return refused('Masa aktif Data Usaha sudah berakhir');
    return known.handle(company, { path, query: call.query, body: call.body }, faults.allows_twins);
  };

  const answerTo = (call: AccountCall, own: string): Answer => {
    const path = dataPath.exec(call.path)?.[1];
    const fault = faults.take(call.path);
    if (fault?.kind === 'hang_before') return 'hang';
    if (fault?.kind === 'status') return json({ error: 'server_error' }, fault.status);
    if (fault?.kind === 'move')
      return {
        status: 308,
        text: '',
        type: 'text/plain',
        headers: { location: `${fault.host}${call.path}?${call.query}` },
      };
    const answer = path ? data(path, call, own) : accountLayer(call, world);
    if (fault?.kind === 'hang_after') return 'hang';
    if (fault?.kind === 'status_after') return json({ error: 'server_error' }, fault.status);
    return answer;
  };

  /** Commands come with a header that no other page can send. */
  const control = (call: AccountCall): Answer => {
    if (call.headers['x-sandbox'] !== 'control') return json({ error: 'not_found' }, 404);
    if (call.path === '/_sandbox/books') return json(booksOf(companies, limits));
    const name = call.path.slice('/_sandbox/'.length);
    if (!Object.hasOwn(commands, name)) return json({ error: 'no such command' }, 404);
    commands[name]?.(world, call.body);
    return json({ done: true });
  };

  const take = async (request: IncomingMessage, response: ServerResponse, own: string) => {
    const url = new URL(request.url ?? '/', own);
    const isForm = String(request.headers['content-type']).includes('x-www-form-urlencoded');
    const read = isForm && url.pathname === '/oauth/authorize' ? await textOfBody(request) : '';
    const call: AccountCall = {
      method: request.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      headers: request.headers,
      form: new URLSearchParams(read),
      body: read || request.method === 'GET' ? {} : await bodyOf(request),
    };
    if (call.path === '/ready') return send(response, json({ ready: true }));
    if (call.path.startsWith('/_sandbox/')) return send(response, control(call));
    const isLimited = dataPath.test(call.path);
    const leave = isLimited ? limits.enter(bearerIn(call.headers)) : () => {};
    if (!leave) return send(response, json({ error: 'Too Many Requests' }, 429));
    // Until it is answered, or nobody waits any more.
    response.once('close', leave);
    send(response, answerTo(call, own));
  };

  const listen = async (port: number): Promise<{ server: Server; url: string }> => {
    const server = createServer();
    server.listen(port, host);
    await once(server, 'listening');
    const url = `http://${host}:${(server.address() as AddressInfo).port}`;
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      take(request, response, url).catch(() => response.writeHead(400).end());
    });
    return { server, url };
  };

  const first = await listen(options.port);
  const second = await listen(0);
  companies.push(...madeUpCompanies(first.url));
  return {
    url: first.url,
    other_url: second.url,
    companies,
    sessions,
    faults,
    limits,
    command: (name, fields = {}) => commands[name]?.(world, fields),
    close: async () => {
      for (const { server } of [first, second]) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
    },
  };
}

async function textOfBody(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += String(part);
  return text;
}

const booksOf = (companies: Company[], limits: Limits) => ({
  seen: limits.seen,
  companies: companies.map(({ items, customers, ...company }) => ({
    ...company,
    customers: [...customers.values()],
    items: [...items.values()].map((item) => ({ ...item, stock: Object.fromEntries(item.stock) })),
  })),
});
