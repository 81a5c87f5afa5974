/** Ids of events are places in the log, `transaction-number`; whether one lies behind another. */
export function isAfter(id: string, other: string): boolean {
  const [transaction = 0n, number = 0n] = partsOf(id);
  const [otherTransaction = 0n, otherNumber = 0n] = partsOf(other);
  return transaction === otherTransaction ? number > otherNumber : transaction > otherTransaction;
}

const partsOf = (id: string): bigint[] =>
  /^\d+-\d+$/.test(id) ? id.split('-').map((part) => BigInt(part)) : [];
