import {
  type ChangeEvent,
  type FormEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { deafFor } from '../../ui/deaf-for.ts';
import { deafenPage } from '../../ui/deaf-page.ts';
import { historyEntry } from '../navigation/history-entry.ts';
import { useAction } from '../use-action.ts';
import { useDraft } from '../use-draft.ts';
import type { DraftFormOptions } from './draft-form-options.ts';
import { isSame } from './merge-values.ts';
import { type Problems, problemsFrom } from './problems.ts';
import { sendRebased } from './send-rebased.ts';
import { useKeys } from './use-keys.ts';
import { useParts } from './use-parts.ts';
import { mergeTyped, withRecord } from './with-record.ts';

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
  options: DraftFormOptions<Values, Base, Answer>,
) {
  const { name, base: given, initial, merge, check, send, onSent, leave, isForNew } = options;
  const { fieldOf = (field: string) => field, whenOvertaken, isOver = false } = options;
  const draft = useDraft<Values, Base>(
    name,
    { values: initial(given), base: given },
    ({ values, base }) => isSame(values, initial(base)),
  );
  const { values, base, latest, isReady, change, begin } = draft;
  const [tries, setTries] = useState(0);
  const [refused, setRefused] = useState<Problems>({});
  /** What the form began from before somebody else was faster. */
  const [overtaken, setOvertaken] = useState<Base>();
  const [resets, setResets] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const keys = useKeys();
  const parts = useParts();

  // A photo may take long: whether it is over by then is not what was drawn when somebody tapped.
  const over = useRef(isOver);
  useLayoutEffect(() => {
    over.current = isOver;
  });

  /** What is on its way, and then what has arrived, until the record shows it. */
  const sent = useRef<Values>(undefined);
  const [arrived, setArrived] = useState<Values>();
  const arrivedAt = useRef(0);

  // What was said of one record is not said of the next.
  const [about, setAbout] = useState(name);
  if (about !== name) {
    setAbout(name);
    setTries(0);
    setRefused({});
    setOvertaken(undefined);
    setArrived(undefined);
  }

  // A form that nobody has typed into, or that was sent, shows the record as it is now; what was typed since stays.
  const givenText = JSON.stringify(given);
  useLayoutEffect(() => {
    const { values, base } = latest.current;
    if (!isReady) return;
    const beginning = initial(base);
    if (JSON.stringify(base) === givenText) {
      if (arrived && isSame(arrived, beginning)) setArrived(undefined);
      return;
    }
    const now = JSON.parse(givenText) as Base;
    const next = withRecord(latest.current, now, arrived, { initial, merge });
    if (!next) return;
    setArrived(undefined);
    if (isSame(values, arrived ?? beginning)) begin(next);
    else change(() => next);
  }, [givenText, arrived, isReady, latest, initial, merge, begin, change]);

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
      const [page, { pathname }] = [historyEntry(), window.location];
      // Who is quick has tapped before what was kept is read. That is no reason to tap again, unless there was something:
      // what nobody has seen is not sent.
      if (!isReady && (await draft.whenReady)) return;
      if (!(await parts.areThere())) return;
      // Who has gone meanwhile finds it as a draft, also when they are back by now.
      if (over.current || !draft.isShown() || !tryOut()) return;
      /** What the form holds of it. */
      let kept = latest.current.values;
      const outcome = await sendRebased(
        latest.current,
        ({ values, base }) => {
          sent.current = values;
          return send(values, base, { idempotencyKey: keys.keyFor([values, base]) });
        },
        (error, { values, base }) => {
          const now = whenOvertaken?.currentOf(error, base);
          if (!whenOvertaken || now === undefined) return undefined;
          if (whenOvertaken.isContested(values, base, now)) return undefined;
          const onNow = (typed: Values) => mergeTyped(options, typed, initial(base), now);
          const next = { values: onNow(values), base: now };
          const isTaken = change((typed) => ({ ...next, values: onNow(typed.values) }));
          if (isTaken) kept = next.values;
          return next;
        },
      );
      const { answer } = outcome;
      const { values, base } = outcome.sent;
      keys.forget();
      setTries(0);
      setOvertaken(undefined);
      arrivedAt.current = Date.now();
      const typed = latest.current.values;
      const isTypedSince = !isSame(typed, kept);
      const next = { values: mergeTyped(options, typed, values, base), base };
      if (!isForNew) setArrived(values);
      else if (isTypedSince) change(() => next);
      else begin(next);
      if (!isTypedSince) await draft.dropSent(kept);
      onSent?.(answer, values);
      // What was sent may have taken the form off its page by now; the person is still there.
      const isStillHere = draft.isShown() && window.location.pathname === pathname;
      if (!leave || !(isStillHere || historyEntry() === page)) return;
      deafenPage();
      leave(answer);
    },
    (error) => {
      const { values: typed, base } = latest.current;
      // Somebody may have typed meanwhile: the refusal is about what was sent.
      const values = sent.current ?? typed;
      setRefused(problemsFrom(error, (field) => fieldOf(field, values, base)));
      const now = whenOvertaken?.currentOf(error, base);
      if (whenOvertaken && now !== undefined) {
        setOvertaken((before) => before ?? base);
        change(({ values }) => ({
          values: mergeTyped(options, values, initial(base), now),
          base: now,
        }));
      }
      setTries((tries) => tries + 1);
    },
  );

  /** Answers whether the form was still there to take it. */
  const set = (part: Partial<Values> | ((now: Values) => Partial<Values>)): boolean => {
    setRefused({});
    return change(({ values, base }) => ({
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
    /** Something that belongs into the form is on its way to it, such as a photo: it is not sent without. */
    waitFor: parts.add,
    /** How often it went back: fields that keep for themselves what was typed begin anew with it, as their key. */
    resets,
    /** What others have changed since it was begun is taken in: what was not touched here follows them. */
    follow: () =>
      change(({ values, base }) => ({
        values: mergeTyped(options, values, initial(base), given),
        base: given,
      })),
    /** Back to what the server has. */
    reset: () => {
      setResets((resets) => resets + 1);
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
      const { values, base } = latest.current;
      // A second tap finds the form empty again, and was not meant for the next record.
      const isSecondTap = isForNew && Date.now() - arrivedAt.current < deafFor;
      if (!isSecondTap || !isSame(values, initial(base))) sending.run();
    },
  };
}
