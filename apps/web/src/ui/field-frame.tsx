import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

export interface FieldTexts {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
}

/** Ids that tie label, hint and error to the control. */
export function useFieldIds(ownId: string | undefined, { hint, error }: Omit<FieldTexts, 'label'>) {
  const madeId = useId();
  const id = ownId ?? madeId;
  const noteId = `${id}-note`;
  return {
    id,
    noteId,
    aria: {
      'aria-describedby': hint || error ? noteId : undefined,
      'aria-invalid': error ? true : undefined,
    },
  };
}

/** The line of a field that holds its hint or what is wrong; it is there from the start, so that a change is announced. */
export function FieldNote({
  id,
  hint,
  error,
}: {
  id: string;
  hint?: ReactNode;
  error?: ReactNode;
}) {
  return (
    <div id={id} aria-live="polite" className="text-sm">
      {error ? (
        <p className="mt-1.5 flex gap-1.5 font-medium text-wrong-700">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0">{error}</span>
        </p>
      ) : null}
      {hint && !error ? <p className="mt-1.5 text-ink-soft">{hint}</p> : null}
    </div>
  );
}

/** The box around a control: its ground, edge, focus and error colours. */
export function fieldBox(hasError: boolean) {
  return classNames(
    'flex min-h-12 w-full items-center rounded-lg border bg-surface transition-colors duration-100',
    // Not any :disabled inside, or the disabled placeholder of a select greys the whole field.
    'has-[>:disabled]:bg-sunken has-[>:disabled]:text-ink-faint',
    'has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-0',
    hasError
      ? 'border-wrong-700 has-[:focus-visible]:outline-wrong-700'
      : 'border-edge hover:border-ink-faint has-[:focus-visible]:border-brand-700 has-[:focus-visible]:outline-brand-700',
  );
}

/** 16 px, or iOS zooms into the page; the box around it shows the focus. */
export const fieldInput =
  'w-full min-w-0 flex-1 bg-transparent px-3.5 py-2.5 text-base text-ink outline-none ' +
  'placeholder:text-ink-faint disabled:text-ink-faint';

export const fieldLabel = 'mb-1.5 block text-sm font-semibold text-ink';
