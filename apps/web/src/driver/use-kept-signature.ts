import { useEffect, useRef } from 'react';
import { useOffline } from '../platform/services.ts';

export type SignatureProps = {
  /** The picture on the device, as `photos.keep` named it. */
  signature_id: string | undefined;
  store_id: string;
  /** Answers whether the form was still there to take it. */
  onChange: (signature_id: string | undefined) => Promise<boolean>;
};

/** One after the other: strokes follow each other faster than a slow phone keeps them, and none may outlive being erased. */
export function useKeptSignature({ signature_id, store_id, onChange }: SignatureProps) {
  const { photos } = useOffline();
  const latest = useRef(signature_id);
  const erasures = useRef(0);
  const line = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    latest.current = signature_id;
  }, [signature_id]);

  const inLine = (work: () => Promise<boolean>): Promise<boolean> => {
    const mine = line.current.then(work);
    line.current = mine.catch(() => undefined);
    return mine;
  };
  const change = async (next: string | undefined): Promise<boolean> => {
    const before = latest.current;
    const isTaken = await onChange(next);
    if (isTaken) latest.current = next;
    const left = isTaken ? before : next;
    if (left) await photos.forget(left);
    return isTaken;
  };
  return {
    keep: (draw: () => Promise<Blob | null>): Promise<boolean> => {
      const mine = erasures.current;
      return inLine(async () => {
        if (mine !== erasures.current) return true;
        const picture = await draw();
        if (!picture) throw new Error('the signature could not be drawn');
        const kept = await photos.keep(picture, { store_id, purpose: 'delivery_photo' });
        if (mine === erasures.current) return change(kept);
        await photos.forget(kept);
        return true;
      });
    },
    erase: (): Promise<boolean> => {
      erasures.current += 1;
      return inLine(() => change(undefined));
    },
  };
}
