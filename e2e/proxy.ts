import {
  Agent,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import { buffer } from 'node:stream/consumers';

/** How long one that could not be reached is left alone. */
const leaveAloneMs = 500;
const hopByHop = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade'];

type Upstream = { name: string; port: number; awayUntil: number };
type Question = { incoming: IncomingMessage; outgoing: ServerResponse; body: Buffer };

/**
 * What stands before several processes: in turn, answers passed on as they come. One that cannot be
 * reached is left out for a while; one that dies before it answered is followed by the next where asking
 * again does no harm. `X-Served-By` says who answered.
 */
export function createProxy(ports: Record<string, number>): Server {
  const upstreams = Object.entries(ports).map(([name, port]) => ({ name, port, awayUntil: 0 }));
  const agent = new Agent({ keepAlive: true });
  let turn = 0;

  /** All of them, beginning with the one whose turn it is; those that are away come last. */
  const inTurn = (): Upstream[] => {
    turn = (turn + 1) % upstreams.length;
    const circle = [...upstreams.slice(turn), ...upstreams.slice(0, turn)];
    const isAway = ({ awayUntil }: Upstream) => awayUntil > Date.now();
    return [...circle.filter((each) => !isAway(each)), ...circle.filter(isAway)];
  };

  const ask = (question: Question, [upstream, ...others]: Upstream[]): void => {
    const { incoming, outgoing, body } = question;
    if (!upstream) return void outgoing.writeHead(502).end();
    const asked = request({
      agent,
      host: '127.0.0.1',
      port: upstream.port,
      method: incoming.method,
      path: incoming.url,
      headers: { ...passedOn(incoming.headers), 'x-forwarded-for': incoming.socket.remoteAddress },
    });
    asked.on('response', (answer) => {
      const headers = { ...passedOn(answer.headers), 'x-served-by': upstream.name };
      outgoing.writeHead(answer.statusCode ?? 502, headers);
      outgoing.flushHeaders();
      answer.on('error', () => outgoing.destroy());
      answer.pipe(outgoing);
    });
    asked.on('error', (error: NodeJS.ErrnoException) => {
      if (outgoing.headersSent || outgoing.destroyed) return void outgoing.destroy();
      const isUnreached = error.code === 'ECONNREFUSED';
      if (isUnreached) upstream.awayUntil = Date.now() + leaveAloneMs;
      return isUnreached || mayBeAskedAgain(incoming)
        ? ask(question, others)
        : void outgoing.writeHead(502).end();
    });
    outgoing.once('close', () => asked.destroy());
    asked.end(body);
  };

  return createServer((incoming, outgoing) => {
    buffer(incoming).then(
      (body) => ask({ incoming, outgoing, body }, inTurn()),
      () => outgoing.destroy(),
    );
  });
}

const passedOn = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.includes(name)));

/** The API gives one effect for one key. */
const mayBeAskedAgain = ({ method, headers }: IncomingMessage) =>
  method === 'GET' || method === 'HEAD' || headers['idempotency-key'] !== undefined;
