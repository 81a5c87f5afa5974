/** A browser has one stream for all its tabs, so this many are as many devices. */
const mostPerPerson = 20;

export type OpenStreams = {
  /** Answers with how to leave. `giveWay` is called when newer streams of the person need the place. */
  enter: (user_id: string, giveWay: () => void) => () => void;
};

/**
 * Keeps one person from filling a process with streams. The oldest gives way, not the newest: behind a
 * bad signal the old ones are connections whose phone is long gone, and the newest is the phone.
 */
export function createOpenStreams(): OpenStreams {
  const byPerson = new Map<string, Set<() => void>>();
  return {
    enter: (user_id, giveWay) => {
      const streams = byPerson.get(user_id) ?? new Set();
      byPerson.set(user_id, streams.add(giveWay));
      const leave = (stream: () => void) => {
        streams.delete(stream);
        if (streams.size === 0 && byPerson.get(user_id) === streams) byPerson.delete(user_id);
      };
      const [oldest] = streams;
      if (oldest && streams.size > mostPerPerson) {
        leave(oldest);
        oldest();
      }
      return () => leave(giveWay);
    },
  };
}
