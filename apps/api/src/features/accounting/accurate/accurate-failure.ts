import type { AccountingProblem } from '@marketplace/contract/accounting-words';

/**
 * What Accurate does instead of what was asked. `later`: it may be better in a while. `refused`: it says why, in its own
 * words. `lost`: nothing goes any more until a person has done something.
 */
export class AccurateFailure extends Error {
  readonly kind: 'later' | 'refused' | 'lost';
  readonly words: string;
  readonly problem: AccountingProblem | undefined;

  constructor(
    kind: AccurateFailure['kind'],
    words: string,
    more: { problem?: AccountingProblem } = {},
  ) {
    super(`${kind}: ${words}`);
    this.kind = kind;
    this.words = words;
    this.problem = more.problem;
  }
}

export const later = (words: string) => new AccurateFailure('later', words);
export const lost = (problem: AccountingProblem, words: string = problem) =>
  new AccurateFailure('lost', words, { problem });
