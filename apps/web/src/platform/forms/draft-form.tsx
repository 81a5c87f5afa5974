import type { FormEvent, ReactNode, RefObject } from 'react';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { useStoreStanding } from '../store-standing.ts';

type Form = {
  form: RefObject<HTMLFormElement | null>;
  submit: (event: FormEvent) => void;
  isBusy: boolean;
  isRestored: boolean;
  problems: { form?: string | undefined };
  reset: () => Promise<void>;
};

type Props = {
  form: Form;
  submitLabel: string;
  /** Why nothing can be changed; the fields are then only to be read. */
  barrier?: string | undefined;
  /** Whether the form is about something the server has, which an old draft may stand before. */
  isAboutSaved?: boolean;
  children: ReactNode;
};

/** A form that keeps what is typed: its fields, what went wrong with the whole, and the button. */
export function DraftForm({ form, submitLabel, barrier, isAboutSaved = false, children }: Props) {
  return (
    <form
      ref={form.form}
      noValidate
      onSubmit={form.submit}
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      <BarrierNote barrier={barrier} />
      {isAboutSaved && !barrier && <RestoredNote form={form} />}
      {form.problems.form && <Banner kind="error">{form.problems.form}</Banner>}
      <fieldset
        disabled={barrier !== undefined}
        className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4"
      >
        {children}
        {!barrier && (
          <Button type="submit" isBusy={form.isBusy} className="justify-self-start max-sm:w-full">
            {submitLabel}
          </Button>
        )}
      </fieldset>
    </form>
  );
}

/** That an old draft stands in the form, and the way back to what the server has. */
export function RestoredNote({ form }: { form: Pick<Form, 'isRestored' | 'reset'> }) {
  if (!form.isRestored) return null;
  return (
    <Banner
      kind="default"
      link={
        <button type="button" onClick={() => void form.reset()}>
          Pakai data tersimpan
        </button>
      }
    >
      Isian Anda yang belum disimpan dikembalikan.
    </Banner>
  );
}

/** Why nothing can be changed; of an inactive store alone the frame has said it already. */
export function BarrierNote({ barrier }: { barrier: string | undefined }) {
  const isSaid = useStoreStanding() === 'inactive';
  return barrier && !isSaid ? <Banner kind="important">{barrier}</Banner> : null;
}
