/** Anybody may report, so no more is kept than a person could ever look through. */
export function createErrorIntake(mostPerMinute = 300) {
  let taken = 0;
  let minute = 0;
  return <Report>(reports: readonly Report[], now = Date.now()): readonly Report[] => {
    const current = Math.floor(now / 60_000);
    if (current !== minute) [minute, taken] = [current, 0];
    const room = reports.slice(0, Math.max(0, mostPerMinute - taken));
    taken += room.length;
    return room;
  };
}
