import { ApiFailure, fail } from './failure.ts';

type Settings = {
  atOnce: number;
  mostWaiting: number;
  /** Of one who asks, be it an address or a store. */
  mostWaitingOfOne: number;
  /** Whoever has waited longer is refused, too. */
  longestWaitMs?: number;
};

/** Who asks, and of many who ask as one (the staff of a store) which of them. */
export type Asker = { who: string; person?: string };

export type WorkQueue = <T>(asker: Asker, work: () => Promise<T>) => Promise<T>;

type Waiting = {
  begin: () => void;
  refuse: (error: Error) => void;
  /** Left to run out, those of thousands who wait for a moment each would be kept for as long as anybody may wait. */
  patience?: NodeJS.Timeout;
};
type Line = Waiting[];
type Lines = Map<string, Line>;

/** Places for so many at once. */
export type Places = {
  /** Whether there was one at once: even a promise that has nothing to wait for takes its time. */
  takeFree: () => boolean;
  /** Whoever has to wait in several lines waits in all of them until one moment. */
  take: (asker: Asker, until?: number) => Promise<void>;
  /** By whoever had one, once. */
  giveBack: () => void;
};

/**
 * Those who wait take turns, one place each, however many one of them wants, and so do the persons of one. Beyond what
 * can be waited for it is refused with `server_busy`: not who comes last is, but who has the most waiting.
 */
export function createPlaces({
  atOnce,
  mostWaiting,
  mostWaitingOfOne,
  longestWaitMs,
}: Settings): Places {
  /** In the order of whose turn it is. */
  const askers = new Map<string, Lines>();
  let running = 0;

  const myTurn = ({ who, person = who }: Asker, until?: number): Promise<void> => {
    const longest = until === undefined ? longestWaitMs : Math.max(0, until - Date.now());
    const lines = askers.get(who) ?? new Map<string, Line>();
    const line = lines.get(person) ?? [];
    if (sizeOf(lines) >= mostWaitingOfOne) refuseLast(longestAbove([...lines.values()], line));
    if (sum([...askers.values()].map(sizeOf)) >= mostWaiting)
      refuseLast(longestOf([...longestAsker(askers, sizeOf(lines)).values()]));
    for (const [name, kept] of askers) forgetEmpty(askers, name, kept);
    askers.set(who, lines);
    lines.set(person, line);
    const { promise, resolve: begin, reject: refuse } = Promise.withResolvers<void>();
    const mine: Waiting = { begin, refuse };
    line.push(mine);
    if (longest !== undefined) mine.patience = setTimeout(giveUp, longest, line, mine).unref();
    return promise;
  };

  const giveUp = (line: Line, waiting: Waiting): void => {
    const place = line.indexOf(waiting);
    if (place < 0) return;
    line.splice(place, 1);
    for (const [name, kept] of askers) forgetEmpty(askers, name, kept);
    waiting.refuse(new ApiFailure('server_busy'));
  };

  /** The place goes straight to the next, so that nobody who comes now is faster. */
  const giveBack = (): void => {
    const [first] = askers;
    const [next] = first?.[1] ?? [];
    if (!first || !next) {
      running -= 1;
      return;
    }
    const [[who, lines], [person, line]] = [first, next];
    const begun = line.shift();
    lines.delete(person);
    lines.set(person, line);
    askers.delete(who);
    askers.set(who, lines);
    forgetEmpty(askers, who, lines);
    clearTimeout(begun?.patience);
    begun?.begin();
  };

  const takeFree = (): boolean => {
    if (running >= atOnce) return false;
    running += 1;
    return true;
  };

  return {
    takeFree,
    take: async (asker, until) => {
      if (!takeFree()) await myTurn(asker, until);
    },
    giveBack,
  };
}

/** Heavy work, a little at once, with places as above. */
export function createWorkQueue(settings: Settings): WorkQueue {
  const places = createPlaces(settings);
  return async (asker, work) => {
    if (!places.takeFree()) await places.take(asker);
    try {
      return await work();
    } finally {
      places.giveBack();
    }
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
const sizeOf = (lines: Lines) => sum([...lines.values()].map((line) => line.length));
const longestOf = (lines: readonly Line[]): Line =>
  lines.reduce((longest, line) => (line.length > longest.length ? line : longest), []);

/** With one more, who comes would still have less waiting than this one; or else it is they who are refused. */
function longestAbove(lines: readonly Line[], own: Line): Line {
  const longest = longestOf(lines);
  return longest.length > own.length + 1 ? longest : fail('server_busy');
}

function longestAsker(askers: ReadonlyMap<string, Lines>, own: number): Lines {
  const [longest] = [...askers.values()].sort((one, two) => sizeOf(two) - sizeOf(one));
  return longest && sizeOf(longest) > own + 1 ? longest : fail('server_busy');
}

function refuseLast(line: Line): void {
  const last = line.pop();
  clearTimeout(last?.patience);
  last?.refuse(new ApiFailure('server_busy'));
}

function forgetEmpty(askers: Map<string, Lines>, who: string, lines: Lines): void {
  for (const [person, line] of lines) if (line.length === 0) lines.delete(person);
  if (lines.size === 0) askers.delete(who);
}
