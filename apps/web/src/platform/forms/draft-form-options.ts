import type { Problems } from './problems.ts';

export type DraftFormOptions<Values, Base, Answer> = {
  /** Which record the form is about: its draft is kept under this name. */
  name: string;
  /** What the form begins from. It is kept with the draft, and what is sent is told against it. */
  base: Base;
  initial: (base: Base) => Values;
  /** What is wrong with it, as far as can be told without the server. */
  check: (values: Values, base: Base) => Problems;
  send: (values: Values, base: Base, options: { idempotencyKey: string }) => Promise<Answer>;
  /** It arrived, and its draft is gone: from here on the form may begin anew. */
  onSent?: (answer: Answer, values: Values) => void;
  /** Where to then. Whoever has left the form meanwhile is not taken there. */
  leave?: (answer: Answer) => void;
  /** How a field is called here that the server calls so. */
  fieldOf?: (field: string, values: Values, base: Base) => string;
  /** For one record after the other: once it was sent the form is empty again. */
  isForNew?: boolean;
  /**
   * What the form holds once the record is `now`, of what was typed since `before`: where the same can be said in other
   * words, such as an amount. Whatever would not have been sent follows the record: otherwise it would undo what others did.
   */
  merge?: ((typed: Values, before: Values, now: Base) => Values) | undefined;
  whenOvertaken?: WhenOvertaken<Values, Base>;
  /** What it is for can no longer be done: what waits for a part, such as a photo, is not sent after all. */
  isOver?: boolean;
};

/** For a record that somebody else may be faster with. */
type WhenOvertaken<Values, Base> = {
  /** What there is now, where a refusal says that somebody else was. */
  currentOf: (error: unknown, base: Base) => Base | undefined;
  /** Whether they have changed what was changed here. If not, it is sent again on what there is now, without a word. */
  isContested: (values: Values, base: Base, now: Base) => boolean;
};
