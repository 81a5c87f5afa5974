import type { AnalyticsEvent } from '@marketplace/contract/telemetry';
import { EventMissing, type Properties } from './telemetry.ts';

/** Somewhere that events go to: our own collector, or a service that an operator has an account with. */
export type AnalyticsPlugin = {
  name: string;
  /** Done when it can take events; one that takes longer than ten seconds is given up. */
  ready: () => Promise<unknown>;
  /** Keeps nothing back when it fails: the same events come again. `isLast` is said while the page goes. */
  send: (user_uuid: string, events: readonly AnalyticsEvent[], isLast: boolean) => Promise<void>;
};

type Surroundings = {
  plugins: readonly AnalyticsPlugin[];
  /** What is true of every event at its moment: device, referrer, address, permission. */
  context: () => AnalyticsEvent['context'];
  isOnline: () => boolean;
};

const drainEvery = 3_000;
const readyWithin = 10_000;
const mostWaiting = 500;
const batchSize = 50;

type Line = {
  plugin: AnalyticsPlugin;
  isReady: boolean;
  isBusy: boolean;
  waiting: AnalyticsEvent[];
};

export type Analytics = {
  identify: (user_uuid: string, traits: Properties) => void;
  track: (name: string, properties?: Properties) => void;
  page: (path: string, properties?: Properties) => void;
  /** Who it was is forgotten, and what of theirs was not sent yet. */
  reset: () => void;
  /** Sends what waits; with `isLast` in a way that outlives the page. */
  drain: (isLast?: boolean) => Promise<void>;
  stop: () => void;
};

/** Events wait until somebody is known and a plugin is ready; nothing is ever sent about nobody. */
export function createAnalytics({ plugins, context, isOnline }: Surroundings): Analytics {
  let user_uuid: string | undefined;
  let lines: Line[] = plugins.map((plugin) => ({
    plugin,
    isReady: false,
    isBusy: false,
    waiting: [],
  }));
  for (const line of lines) void prepare(line);
  const timer = setInterval(() => void drain(), drainEvery);

  async function prepare(line: Line): Promise<void> {
    line.isReady = await within(readyWithin, line.plugin.ready());
    if (line.isReady) await drain();
    else lines = lines.filter((each) => each !== line);
  }

  function put(kind: AnalyticsEvent['kind'], name: string | null, properties: Properties): void {
    const event: AnalyticsEvent = {
      id: crypto.randomUUID(),
      kind,
      name,
      properties,
      context: context(),
      happened_at: new Date().toISOString(),
    };
    for (const line of lines) line.waiting = [...line.waiting, event].slice(-mostWaiting);
  }

  async function drain(isLast = false): Promise<void> {
    if (!user_uuid || !isOnline()) return;
    const person = user_uuid;
    await Promise.all(lines.filter(isFree).map((line) => drainLine(line, person, isLast)));
  }

  return {
    identify: (uuid, traits) => {
      user_uuid = uuid;
      put('identify', null, traits);
      void drain();
    },
    track: (name, properties = {}) => {
      if (!name) throw new EventMissing();
      put('track', name, properties);
    },
    page: (path, properties = {}) => put('page', path, properties),
    reset: () => {
      user_uuid = undefined;
      for (const line of lines) line.waiting = [];
    },
    drain,
    stop: () => clearInterval(timer),
  };
}

const isFree = ({ isReady, isBusy, waiting }: Line) => isReady && !isBusy && waiting.length > 0;

async function drainLine(line: Line, user_uuid: string, isLast: boolean): Promise<void> {
  const batch = line.waiting.slice(0, batchSize);
  line.isBusy = true;
  try {
    await line.plugin.send(user_uuid, batch, isLast);
    line.waiting = line.waiting.filter((event) => !batch.includes(event));
  } catch {
    // They are still waiting: the next turn sends them again, by the same ids.
  } finally {
    line.isBusy = false;
  }
}

async function within(milliseconds: number, work: Promise<unknown>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), milliseconds);
  });
  const done = work.then(
    () => true,
    () => false,
  );
  return Promise.race([done, late]).finally(() => clearTimeout(timer));
}
