import { type FormEvent, useEffect, useRef, useState } from 'react';
import { RequestFailure, wordsFor } from '../api/failure.ts';
import { useDraft } from '../use-draft.ts';

export type Problems<Values> = Partial<Record<keyof Values | 'form', string>>;

type Options<Values, Answer> = {
  /** Which record the form is about: its draft is kept under this name. */
  name: string;
  initial: Values;
  /** What is wrong with it, as far as can be told without the server. */
  check: (value: Values) => Problems<Values>;
  send: (value: Values, options: { idempotencyKey: string }) => Promise<Answer>;
  /** It arrived, and its draft is gone: from here on the form may begin anew. */
  onSent: (answer: Answer, value: Values) => void;
};

/**
 * A form that keeps what is typed, says what is wrong beside each field before and after it was sent, and sends
 * the same content under the same key however often it is tried.
 */
export function useKeptForm<Values extends object, Answer>(options: Options<Values, Answer>) {
  const { name, initial, check, send, onSent } = options;
  const draft = useDraft<Values>(name, initial);
  const [problems, setProblems] = useState<Problems<Values>>({});
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const attempt = useRef({ content: '', key: '' });

  useEffect(() => {
    if (Object.keys(problems).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);

  const keyFor = (value: Values): string => {
    const content = JSON.stringify(value);
    if (attempt.current.content !== content) {
      attempt.current = { content, key: crypto.randomUUID() };
    }
    return attempt.current.key;
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const wrong = check(draft.value);
    setProblems(wrong);
    if (Object.keys(wrong).length > 0) return;
    setBusy(true);
    try {
      const answer = await send(draft.value, { idempotencyKey: keyFor(draft.value) });
      attempt.current = { content: '', key: '' };
      await draft.drop();
      onSent(answer, draft.value);
    } catch (error) {
      setProblems(problemsFrom(error));
    } finally {
      setBusy(false);
    }
  };

  return {
    form,
    value: draft.value,
    isReady: draft.isReady,
    isRestored: draft.isRestored,
    drop: draft.drop,
    set: (change: Partial<Values>) => draft.setValue({ ...draft.value, ...change }),
    problems,
    isBusy,
    submit: (event: FormEvent) => void submit(event),
  };
}

function problemsFrom<Values>(error: unknown): Problems<Values> {
  const fields = error instanceof RequestFailure ? Object.entries(error.fields) : [];
  if (fields.length === 0) return { form: wordsFor(error) } as Problems<Values>;
  return Object.fromEntries(
    fields.map(([name, { error_message }]) => [name, error_message]),
  ) as Problems<Values>;
}
