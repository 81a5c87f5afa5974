import { type ChangeEvent, useState } from 'react';
import { useAction } from './use-action.ts';

/**
 * What a switch needs that takes effect at once: it moves with the thumb, and back if the server says no. While that is on
 * its way it keeps the focus, and further taps do nothing.
 */
export function useTurn(
  isOn: boolean,
  turn: (isOn: boolean) => Promise<unknown>,
  onError?: (error: unknown) => void,
) {
  const [wanted, setWanted] = useState<boolean>();
  const turning = useAction(async (next: boolean) => {
    setWanted(next);
    try {
      await turn(next);
    } finally {
      setWanted(undefined);
    }
  }, onError);
  return {
    checked: wanted ?? isOn,
    'aria-disabled': turning.isBusy || undefined,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
      turning.run(currentTarget.checked),
  };
}
