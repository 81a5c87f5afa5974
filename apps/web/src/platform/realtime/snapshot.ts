/**
 * What a list was read at: PostgreSQL's `xmin:xmax:running,…`. An event's id begins with the transaction
 * that wrote it, so it can be told exactly whether an answer already holds that change.
 */
export function holds(snapshot: string, eventId: string): boolean {
  const [xmin, xmax, running = ''] = snapshot.split(':');
  const transaction = eventId.split('-')[0];
  if (!xmin || !xmax || !transaction) return false;
  const written = BigInt(transaction);
  if (written < BigInt(xmin)) return true;
  return written < BigInt(xmax) && !running.split(',').includes(transaction);
}
