let visits = 0;

/** The router goes to another entry of the history, be it one that was there before. */
export function countVisit(): void {
  visits += 1;
}

/** Which visit to an address this is: who leaves it and comes to it again, also by Back or Forward, is at another. */
export const historyEntry = (): number => visits;
