import { canSeal, createSeal, type Seal } from './sealing.ts';

export type Seals = {
  /**
   * The seal of a person; nothing while they are not signed in here. Right after a login its key may still be on its way:
   * it is waited for, not for ever.
   */
  of: (user_uuid: string) => Promise<Seal | undefined>;
  /** A key has come, or gone with its login. */
  changed: () => void;
};

type Surroundings = {
  keyOf: (user_uuid: string) => string | undefined;
  isHere: (user_uuid: string) => boolean;
};

const patience = 3000;

export function createSeals({ keyOf, isHere }: Surroundings): Seals {
  let current: { key: string; seal: Promise<Seal | undefined> } | undefined;
  let waiting: { over: Promise<void>; end: () => void } | undefined;

  const now = (user_uuid: string): Promise<Seal | undefined> | undefined => {
    const key = keyOf(user_uuid);
    if (key === undefined) return undefined;
    if (current?.key !== key) current = { key, seal: createSeal(key).catch(ignoreBroken) };
    return current.seal;
  };
  const wait = (): Promise<void> => {
    waiting ??= startWaiting();
    return waiting.over;
  };

  return {
    of: async (user_uuid) => {
      if (!canSeal()) return undefined;
      const seal = now(user_uuid);
      if (seal || !isHere(user_uuid)) return seal;
      await wait();
      return now(user_uuid);
    },
    changed: () => {
      current = undefined;
      waiting?.end();
      waiting = undefined;
    },
  };
}

/** A key that is none, whatever has become of it, is like none. */
function ignoreBroken(): undefined {}

/** One wait for all: whoever comes when it is over does not wait again. */
function startWaiting() {
  let end = () => {};
  const over = new Promise<void>((resolve) => {
    end = resolve;
    setTimeout(resolve, patience);
  });
  return { over, end };
}
