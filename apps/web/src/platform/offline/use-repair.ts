import { useNavigate } from '@tanstack/react-router';
import { useOffline } from '../services.ts';
import { useAction } from '../use-action.ts';
import type { OutboxItem, Refusal } from './device-records.ts';
import { useTakeBack } from './use-take-back.ts';

/** Back into the form that a refused change was filled in, with what was written. */
export function useRepair(onLeave: () => void = () => {}) {
  const { drafts } = useOffline();
  const takeBack = useTakeBack();
  const navigate = useNavigate();
  return useAction(async ({ id, form, refusal }: OutboxItem) => {
    if (!form) return;
    await drafts.save(form.name, { ...form.draft, values: told(form.draft.values, refusal) });
    if (!(await takeBack(id))) return;
    onLeave();
    await navigate({ to: form.to, search: form.search });
  });
}

/** A form that has a place for it is told what was said of it, to say that beside its fields. */
const told = (values: unknown, refusal: Refusal | undefined): unknown =>
  typeof values === 'object' && values !== null && 'refusal' in values
    ? { ...values, refusal: refusal ?? null }
    : values;
