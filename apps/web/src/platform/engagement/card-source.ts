/** A service that has a person's cards instead of us, opened for that person. */
export type CardSource = {
  refresh: () => void;
  logImpressions: (card_ids: readonly string[]) => void;
  logClick: (card_id: string) => void;
  /** They have left: nothing of theirs stays on the device. */
  close: () => void;
};
