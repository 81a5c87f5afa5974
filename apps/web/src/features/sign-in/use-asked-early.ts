import { type RefObject, useEffect } from 'react';

/**
 * What was asked of a form before its code was there (`until-awake.ts`) is done when it wakes up, by the button's name;
 * not earlier: what is asked for while it wakes up is noted, too.
 */
export function useAskedEarly(
  form: RefObject<HTMLFormElement | null>,
  isAwake: boolean,
  answer: (name: string) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page wakes up.
  useEffect(() => {
    const { asked } = form.current?.dataset ?? {};
    if (!isAwake || !asked) return;
    delete form.current?.dataset.asked;
    answer(asked);
  }, [isAwake]);
}
