import {
  type ChangeEvent,
  type FormEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { RequestFailure, wordsForThrown } from '../api/failure.ts';
import { useAction } from '../use-action.ts';
import { useDraft } from '../use-draft.ts';
import { mergeValues } from './merge-values.ts';

/** What is wrong, by field; `form` is about the whole. Fields inside of others are named as the server names them. */
export type Problems = Partial<Record<string, string>>;

type Options<Values, Base, Answer> = {
  /** Which record the form is about: its draft is kept under this name. */
  name: string;
  /** What the form begins from. It is kept with the draft, and what is sent is told against it. */
  base: Base;
  initial: (base: Base) => Values;
  /** What is wrong with it, as far as can be told without the server. */
  check: (values: Values, base: Base) => Problems;
  send: (values: Values, base: Base, options: { idempotencyKey: string }) => Promise<Answer>;
  /** It arrived, and its draft is gone: from here on the form may begin anew. */
  onSent: (answer: Answer, values: Values) => void;
  /** What the form holds when somebody else was faster, where fields do not stand each by itself. */
  merge?: (values: Values, base: Base, now: Base) => Values;
  /** How a field is called here that the server calls so. */
  fieldOf?: (field: string, values: Values, base: Base) => string;
  /** For one record after the other: once it was sent the form is empty again. */
  isForNew?: boolean;
  /** What there is now, where a refusal says that somebody else was faster. */
  currentOf?: (error: unknown, base: Base) => Base | undefined;
};

type TextName<Values> = {
  [Name in keyof Values]: Values[Name] extends string ? Name : never;
}[keyof Values] &
  string;

/**
 * The form of a record: it keeps what is typed, and what it began from; says what is wrong beside each field before and
 * after it was sent; sends the same content under the same key however often it is tried; and merges with what
 * somebody else has saved meanwhile.
 */
export function useDraftForm<Values extends object, Base, Answer>(
  options: Options<Values, Base, Answer>,
) {
  const { name, base: given, initial, check, send, onSent, isForNew, currentOf } = options;
  const { fieldOf = (field: string) => field } = options;
  const {
    merge = (values: Values, base: Base, now: Base) =>
      mergeValues(values, initial(base), initial(now)),
  } = options;
  const draft = useDraft<Values, Base>(name, { values: initial(given), base: given });
  const { values, base, latest, isReady, change, begin } = draft;
  const [tries, setTries] = useState(0);
  const [refused, setRefused] = useState<Problems>({});
  /** What the form began from before somebody else was faster. */
  const [overtaken, setOvertaken] = useState<Base>();
  const form = useRef<HTMLFormElement>(null);
  const keys = useKeys();

  // A form that nobody has typed into, or that was sent, shows the record as it is now.
  const givenText = JSON.stringify(given);
  const isSent = useRef(false);
  useLayoutEffect(() => {
    const { values, base } = latest.current;
    const isUntouched = JSON.stringify(values) === JSON.stringify(initial(base));
    if (!isReady || JSON.stringify(base) === givenText) return;
    const now = JSON.parse(givenText) as Base;
    // What it is about was not known yet when somebody began to type.
    if (base === null) change(({ values }) => ({ values, base: now }));
    if (base === null || !(isUntouched || isSent.current)) return;
    isSent.current = false;
    begin({ values: initial(now), base: now });
  }, [givenText, isReady, latest, initial, begin, change]);

  const problems: Problems = { ...(tries > 0 && check(values, base)), ...refused };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each try, with what it found.
  useEffect(() => {
    if (tries === 0) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]');
    wrong?.focus();
    // What is wrong with a field that is not on the page would otherwise be refused in silence.
    const hidden = wrong || problems.form ? undefined : Object.values(problems).find(Boolean);
    if (hidden) setRefused((refused) => ({ ...refused, form: hidden }));
  }, [tries]);

  /** Says what is wrong; answers whether it can be sent. */
  const tryOut = (): boolean => {
    setTries((tries) => tries + 1);
    setRefused({});
    const { values, base } = latest.current;
    const isUnclear = form.current?.querySelector('[data-unclear]');
    return !isUnclear && !Object.values(check(values, base)).some(Boolean);
  };

  const sending = useAction(
    async () => {
      if (!tryOut()) return;
      const { values, base } = latest.current;
      const answer = await send(values, base, { idempotencyKey: keys.keyFor([values, base]) });
      keys.forget();
      await draft.drop();
      setTries(0);
      setOvertaken(undefined);
      isSent.current = true;
      if (isForNew) begin({ values: initial(base), base });
      onSent(answer, values);
    },
    (error) => {
      const { values, base } = latest.current;
      setRefused(problemsFrom(error, (field) => fieldOf(field, values, base)));
      const now = currentOf?.(error, base);
      if (now !== undefined) {
        setOvertaken((before) => before ?? base);
        change(({ values }) => ({
          values: merge(values, base, now),
          base: now,
        }));
      }
      setTries((tries) => tries + 1);
    },
  );

  const set = (part: Partial<Values> | ((now: Values) => Partial<Values>)) => {
    setRefused({});
    isSent.current = false;
    change(({ values, base }) => ({
      values: { ...values, ...(typeof part === 'function' ? part(values) : part) },
      base,
    }));
  };

  return {
    form,
    values,
    base,
    overtaken,
    isReady,
    isRestored: draft.isRestored,
    isBusy: sending.isBusy,
    problems,
    set,
    /** What a text field needs. */
    field: <Name extends TextName<Values>>(name: Name) => ({
      name,
      value: values[name] as string,
      error: problems[name],
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        set({ [name]: currentTarget.value } as Partial<Values>),
    }),
    /** What a stepper or a choice needs. */
    control: <Name extends keyof Values & string>(name: Name) => ({
      value: values[name],
      error: problems[name],
      onValueChange: (value: Values[Name]) => set({ [name]: value } as unknown as Partial<Values>),
    }),
    flush: draft.flush,
    /** Back to what the server has. */
    reset: () => {
      setTries(0);
      setRefused({});
      setOvertaken(undefined);
      const base = overtaken === undefined ? given : latest.current.base;
      const dropped = draft.drop();
      begin({ values: initial(base), base });
      return dropped;
    },
    tryOut,
    send: sending.run,
    submit: (event: FormEvent) => {
      event.preventDefault();
      sending.run();
    },
  };
}

/** One key for one content, until the content is another or has arrived: the same again is then meant anew. */
function useKeys() {
  const last = useRef({ content: '', key: '' });
  return {
    keyFor: (content: unknown): string => {
      const text = JSON.stringify(content);
      if (last.current.content !== text) last.current = { content: text, key: crypto.randomUUID() };
      return last.current.key;
    },
    forget: () => {
      last.current = { content: '', key: '' };
    },
  };
}

function problemsFrom(error: unknown, nameOf: (field: string) => string): Problems {
  const fields = error instanceof RequestFailure ? Object.entries(error.fields) : [];
  if (fields.length === 0) return { form: wordsForThrown(error) };
  return Object.fromEntries(
    fields.map(([name, { error_message }]) => [nameOf(name), error_message]),
  );
}
