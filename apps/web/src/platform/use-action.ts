import { useRef, useState } from 'react';
import { showToast } from '../ui/toast.tsx';
import { wordsForThrown } from './api/failure.ts';

/**
 * One way to act: while the work is under way it cannot be begun again, by however many taps; what fails is said in a
 * message unless `onError` says it elsewhere. Answers whether it went well.
 */
export function useAction<Args extends unknown[]>(
  work: (...args: Args) => Promise<unknown>,
  onError: (error: unknown) => void = sayFailure,
) {
  const [isBusy, setBusy] = useState(false);
  // A second tap may come before anything is drawn: what is drawn does not keep it out.
  const underWay = useRef(false);
  const run = async (...args: Args): Promise<boolean> => {
    if (underWay.current) return false;
    underWay.current = true;
    setBusy(true);
    try {
      await work(...args);
      return true;
    } catch (error) {
      onError(error);
      return false;
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };
  return { run: (...args: Args) => void run(...args), attempt: run, isBusy };
}

const sayFailure = (error: unknown) => showToast({ text: wordsForThrown(error), kind: 'error' });
