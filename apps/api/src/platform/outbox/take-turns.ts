import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/handle.ts';
import { inSpan } from '../tracing/in-span.ts';
import type { Outcome, Transport } from './channel.ts';
import {
  giveBack,
  messagesDue,
  nextOfRecord,
  type Target,
  type Turn,
  takeTurn,
  type Waiting,
  writeOutcome,
} from './outbox-rows.ts';

/** In one turn; then others come first. */
const mostInTurn = 20;
/** So many on end, and the target is given a rest. */
const mostFailures = 3;
/** Ten seconds, doubled each time up to an hour: with twelve tries about six hours. */
const mostAttempts = 12;
const firstWaitMs = 10_000;
const longestWaitMs = 3_600_000;
/** Shorter than a turn is held for: a delivery that never ends must not keep its place for good. */
const longestDeliveryMs = 45_000;

export type Postman = {
  db: Db;
  transports: ReadonlyMap<string, Transport>;
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
  ending: AbortSignal;
};

/** Not all at the same moment, when it is there again. */
const spread = (ms: number) => ms * (0.8 + 0.4 * Math.random());
const waitAfter = (failures: number, longestMs = longestWaitMs) =>
  spread(Math.min(longestMs, firstWaitMs * 2 ** (failures - 1)));

/** Of a channel that says how long a message waits, one more try than waits. */
const attemptsOf = ({ waits_ms, attempts }: Transport['channel']) =>
  waits_ms ? waits_ms.length + 1 : (attempts ?? mostAttempts);
const waitOf = ({ waits_ms }: Transport['channel'], attempt: number) => {
  const said = waits_ms?.[attempt - 1];
  return said === undefined ? waitAfter(attempt) : spread(said);
};

/** Delivers what is due at one target, if nobody else does. */
export async function serveTarget(postman: Postman, target: Target): Promise<void> {
  const { db, transports, ending } = postman;
  const transport = transports.get(target.channel);
  const turn = transport && (await takeTurn(db, target));
  if (!turn) return;
  const { gap_ms = 0, turn_ms, longest_rest_ms } = transport.channel;
  const began = performance.now();
  const most = gap_ms > 0 ? 1 : mostInTurn;
  const messages = await messagesDue(db, turn, most);
  let { failures } = turn;
  /** Whoever asks to be left alone is, with all that waits for them. */
  let asked_ms = 0;
  for (const message of messages) {
    if (ending.aborted) break;
    const outcome = await outcomeOf(postman, transport, turn, message);
    // Cut off by the end of the process, it was not tried.
    if (ending.aborted && outcome !== 'sent') break;
    if (!(await settle(postman, transport, turn, message, outcome))) return;
    failures = isLater(outcome) ? failures + 1 : 0;
    asked_ms = isLater(outcome) ? (outcome.wait_ms ?? 0) : 0;
    if (failures >= mostFailures || asked_ms > 0) break;
    if (turn_ms && performance.now() - began > turn_ms) break;
    if (isLater(outcome) || message.record === null || messages.length === most) continue;
    // Of its record the next may go now.
    messages.push(...(await nextOfRecord(db, turn, message.record)));
  }
  const isResting = failures >= mostFailures;
  const pause_ms = Math.max(
    isResting ? waitAfter(failures - 2, longest_rest_ms) : gap_ms,
    asked_ms,
  );
  await giveBack(db, turn, { failures, pause_ms });
}

type Later = Extract<Outcome, { later: string }>;

const isLater = (outcome: Outcome): outcome is Later =>
  typeof outcome === 'object' && 'later' in outcome;

async function outcomeOf(
  { ending, log }: Postman,
  transport: Transport,
  { target, channel }: Turn,
  { id, payload, is_expired }: Waiting,
): Promise<Outcome> {
  if (is_expired) return { never: 'too late' };
  try {
    return await inSpan(`deliver ${channel}`, { message_id: id }, () =>
      withinTime(transport.channel, (tooLate) =>
        transport.deliver({
          ...{ key: id, target, payload },
          signal: AbortSignal.any([ending, tooLate]),
        }),
      ),
    );
  } catch (error) {
    log.warn({ err: error, channel, message_id: id }, 'a message could not be delivered');
    return { later: 'failed' };
  }
}

/** Whatever a transport waits for: there is an end to it here, also where it looks at no signal. */
function withinTime(
  { longest_ms = longestDeliveryMs }: Transport['channel'],
  deliver: (tooLate: AbortSignal) => Promise<Outcome>,
): Promise<Outcome> {
  const tooLate = AbortSignal.timeout(longest_ms);
  const givenUp = new Promise<Outcome>((resolve) => {
    tooLate.addEventListener('abort', () => resolve({ later: 'no answer in time' }));
  });
  return Promise.race([deliver(tooLate), givenUp]);
}

/** Writes down what came of it; false when the turn is another's by now. */
function settle(
  { db, log }: Postman,
  { channel }: Transport,
  turn: Turn,
  { id, attempt }: Waiting,
  outcome: Outcome,
): Promise<boolean> {
  if (outcome === 'sent') return writeOutcome(db, turn, id, { state: 'SENT' });
  const last_error = isLater(outcome) ? outcome.later : outcome.never;
  if (isLater(outcome) && attempt + 1 < attemptsOf(channel)) {
    const wait_ms = Math.max(waitOf(channel, attempt + 1), outcome.wait_ms ?? 0);
    return writeOutcome(db, turn, id, { state: 'WAITING', last_error, wait_ms });
  }
  log.warn({ channel: channel.name, message_id: id, last_error }, 'a message was given up');
  return writeOutcome(db, turn, id, { state: 'DEAD', last_error });
}
