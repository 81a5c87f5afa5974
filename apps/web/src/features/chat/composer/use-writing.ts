import { useDraft } from '../../../platform/use-draft.ts';
import { draftName, isNothing, nothingWritten, type Writing } from './draft-values.ts';

/** What is being written in a room, kept on the device: over a reload, a login that ended and a camera that cost the page its life. */
export function useWriting(store_id: string, channel_id: string) {
  const draft = useDraft<Writing, null>(
    draftName(store_id, channel_id),
    { values: nothingWritten, base: null },
    ({ values }) => isNothing(values),
  );
  const { change, latest, begin, drop, flush } = draft;
  const write = (next: (now: Writing) => Writing): boolean =>
    change((now) => ({ values: next(now.values), base: null }));
  /** Gives out what was written, and begins anew: a second tap finds nothing. */
  const take = (): Writing | undefined => {
    const { values } = latest.current;
    if (isNothing(values)) return undefined;
    begin({ values: nothingWritten, base: null });
    return values;
  };
  return {
    values: draft.values,
    isReady: draft.isReady,
    latest,
    write,
    take,
    flush,
    /** It lies in the line of what waits by now; what was typed since is kept. */
    forgetTaken: async (): Promise<void> => {
      await drop();
      if (!isNothing(latest.current.values)) write((now) => ({ ...now }));
    },
    putBack: (values: Writing) =>
      write((now) =>
        isNothing(now) ? values : { ...values, text: `${values.text}\n${now.text}` },
      ),
  };
}

export type WritingDraft = ReturnType<typeof useWriting>;
