import type { IncomingHttpHeaders } from 'node:http';
import type { Company } from './books.ts';
import { type Asked, consentPage, wrongPage } from './consent-page.ts';
import { type Authorisation, accounts, type Sessions } from './sessions.ts';
import { type Answer, type Fields, json, refused, textOf, well } from './wire.ts';

type Apps = { client_id: string; client_secret: string };

export type AccountCall = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: Fields;
  /** The form as it came: a name may stand in it several times. */
  form: URLSearchParams;
};

type World = { companies: Company[]; sessions: Sessions; app: Apps };

const page = (text: string, status = 200): Answer => ({
  status,
  text,
  type: 'text/html; charset=utf-8',
});

/** Only back to the page that asks for it, wherever that is served. */
const isRightReturn = (address: string) => {
  const url = URL.parse(address);
  return url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/integrate-accurate';
};

const askedBy = (query: URLSearchParams): Asked => ({
  client_id: query.get('client_id') ?? '',
  redirect_uri: query.get('redirect_uri') ?? '',
  scope: query.get('scope') ?? '',
  state: query.get('state') ?? '',
});

function authorize({ method, query, form }: AccountCall, { sessions, app }: World): Answer {
  const asked = askedBy(method === 'GET' ? query : form);
  if (asked.client_id !== app.client_id) return page(wrongPage('Aplikasi tidak dikenal.'), 400);
  if (!isRightReturn(asked.redirect_uri))
    return page(wrongPage('Alamat kembali tidak terdaftar.'), 400);
  if (method === 'GET') {
    if (query.get('response_type') !== 'code')
      return page(wrongPage('response_type harus code.'), 400);
    return page(consentPage(asked));
  }
  const back = new URL(asked.redirect_uri);
  if (asked.state) back.searchParams.set('state', asked.state);
  const scopes = form.getAll('scope');
  const account = accounts.find(({ id }) => String(id) === form.get('account'));
  if (form.get('answer') !== 'allow' || scopes.length === 0 || !account)
    back.searchParams.set('error', 'access_denied');
  else
    back.searchParams.set(
      'code',
      sessions.newCode({
        account,
        scopes,
        client_id: asked.client_id,
        redirect_uri: asked.redirect_uri,
      }),
    );
  return { status: 302, text: '', type: 'text/plain', headers: { location: back.href } };
}

function token({ headers, body }: AccountCall, { sessions, app }: World): Answer {
  const given = Buffer.from(
    String(headers.authorization ?? '').replace(/^Basic /, ''),
    'base64',
  ).toString();
  if (given !== `${app.client_id}:${app.client_secret}`)
    return json({ error: 'invalid_client' }, 401);
  const made =
    body.grant_type === 'authorization_code'
      ? sessions.spendCode(textOf(body.code), app.client_id, textOf(body.redirect_uri))
      : body.grant_type === 'refresh_token'
        ? sessions.refresh(textOf(body.refresh_token), app.client_id)
        : undefined;
  if (!made) return json({ error: 'invalid_grant' }, 400);
  const { id, name, email } = made.account;
  return json({
    access_token: made.access,
    refresh_token: made.refresh,
    token_type: 'bearer',
    expires_in: Math.round((made.ends_at - Date.now()) / 1_000),
    scope: made.scopes.join(' '),
    user: { id, name, email },
  });
}

export const bearerIn = (headers: IncomingHttpHeaders) =>
  String(headers.authorization ?? '').replace(/^Bearer /i, '');

function api(call: AccountCall, world: World, who: Authorisation): Answer {
  const { path, query } = call;
  const { companies, sessions } = world;
  const own = companies.filter(({ id }) => who.account.companies.includes(id));
  switch (path) {
    case '/api/approved-scope.do':
      return well({ d: who.scopes });
    case '/api/userinfo.do':
      return well({ d: { id: who.account.id, name: who.account.name, email: who.account.email } });
    case '/api/db-list.do':
      return well({
        d: own.map(({ id, alias, trial, expired }) => ({ id, alias, trial, expired })),
      });
    case '/api/open-db.do': {
      const company = own.find(({ id }) => String(id) === query.get('id'));
      if (!company) return refused('Data Usaha tidak tepat');
      if (company.expired) return refused('Masa aktif Data Usaha sudah berakhir');
      return well({
        d: ['Proses Berhasil Dilakukan'],
        session: sessions.openCompany(company.id, who.account.id),
        host: company.host,
        dataVersion: 1,
        licenseEnd: '23/08/2027',
        accessibleUntil: '23/08/2027',
        admin: true,
        trial: company.trial,
      });
    }
    case '/api/db-check-session.do':
      return well({ d: sessions.open.has(query.get('session') ?? '') });
    case '/api/db-refresh-session.do': {
      const company = own.find(({ id }) => String(id) === query.get('id'));
      if (!company) return refused('Data Usaha tidak tepat');
      sessions.open.delete(query.get('session') ?? '');
      return well({ d: { session: sessions.openCompany(company.id, who.account.id) } });
    }
    default:
      return json({ error: 'not_found' }, 404);
  }
}

export function accountLayer(call: AccountCall, world: World): Answer {
  if (call.path === '/oauth/authorize') return authorize(call, world);
  if (call.path === '/oauth/token') return token(call, world);
  const who = world.sessions.byAccess(bearerIn(call.headers));
  return who ? api(call, world, who) : json({ error: 'invalid_token' }, 401);
}
