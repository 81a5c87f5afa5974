import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { type SignedId, signatureOf } from '../platform/signed-calls.ts';

type Came = {
  id: string;
  body: Record<string, unknown> & { type: string };
  raw: string;
  headers: Record<string, string>;
};
type Answer =
  | number
  | { status: number; headers?: Record<string, string>; body?: string }
  | 'hang'
  | 'drip';

export type WebhookReceiver = {
  /** As the settings of a server name it. */
  host: string;
  url: string;
  /** Takes what comes and answers nothing. */
  never: string;
  /** What came with a right signature, oldest first, repeats too. */
  came: Came[];
  /** What came with none that fits one of the secrets. */
  forged: string[];
  /** Whose signatures are believed. */
  secrets: Buffer[];
  /** What the next deliveries are answered with. */
  answer: (...answers: Answer[]) => void;
  /** What all are answered with where nothing else is said. */
  otherwise: (answer: Answer) => void;
  close: () => Promise<void>;
};

/** A seller's own system, as we ask one to be: it looks at the signature first, and at how old it is. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const came: Came[] = [];
  const forged: string[] = [];
  const secrets: Buffer[] = [];
  const answers: Answer[] = [];
  let usual: Answer = 204;
  const server = createServer(async (request, response) => {
    const raw = await text(request).catch(() => '');
    const signed = signedIn(request.headers);
    const given = String(request.headers['webhook-signature']).split(' ');
    const isOurs = secrets.some((secret) => given.includes(signatureOf(secret, signed, raw)));
    const isFresh = Math.abs(Date.now() / 1_000 - Number(signed.timestamp)) < 300;
    if (isOurs && isFresh)
      came.push({ id: signed.id, body: JSON.parse(raw), raw, headers: headersOf(request) });
    else forged.push(raw);
    const answer = request.url === '/never' ? 'hang' : (answers.shift() ?? usual);
    if (answer === 'hang') return;
    if (answer === 'drip') {
      response.writeHead(200);
      const timer = setInterval(() => response.write('tetes '.repeat(100)), 5);
      response.on('close', () => clearInterval(timer));
      return;
    }
    const {
      status,
      headers = {},
      body = '',
    } = typeof answer === 'number' ? { status: answer } : answer;
    response.writeHead(status, headers).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return {
    ...{ host, url: `http://${host}/hook`, never: `http://${host}/never`, came, forged, secrets },
    answer: (...given) => void answers.push(...given),
    otherwise: (answer) => {
      usual = answer;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const headersOf = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => name.startsWith('webhook-')),
  ) as Record<string, string>;

const signedIn = (headers: IncomingHttpHeaders): SignedId => ({
  id: String(headers['webhook-id']),
  timestamp: String(headers['webhook-timestamp']),
});
