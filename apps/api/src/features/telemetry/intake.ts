type Room = { count: number; bytes: number };

/**
 * How much is taken in a minute: of one who sends, so that nobody crowds out the others, and of all together. What
 * there is no room for is left away.
 */
export function createIntake({ one, all }: { one: Room; all: Room }) {
  let until = 0;
  let ofAll: Room = { count: 0, bytes: 0 };
  let ofOne = new Map<string, Room>();
  return <Report>(who: string, reports: readonly Report[], now = Date.now()): Report[] => {
    if (now >= until) {
      until = now + 60_000;
      ofAll = { count: 0, bytes: 0 };
      ofOne = new Map();
    }
    const own = ofOne.get(who) ?? { count: 0, bytes: 0 };
    const taken = reports.filter((report) => {
      const bytes = Buffer.byteLength(JSON.stringify(report));
      if (!hasRoom(own, one, bytes) || !hasRoom(ofAll, all, bytes)) return false;
      for (const used of [own, ofAll]) {
        used.count += 1;
        used.bytes += bytes;
      }
      return true;
    });
    // Only who was given room is remembered, so there are never more than reports.
    if (taken.length > 0) ofOne.set(who, own);
    return taken;
  };
}

const hasRoom = (used: Room, most: Room, bytes: number) =>
  used.count < most.count && used.bytes + bytes <= most.bytes;
