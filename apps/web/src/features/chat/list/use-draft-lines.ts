import { useEffect, useState } from 'react';
import { useOffline } from '../../../platform/services.ts';
import { draftLine, draftsOfRooms, type Writing } from '../composer/draft-values.ts';

const lookEvery = 3_000;

/** What was begun in rooms and not sent, by their ids: it may be written beside the list, or in another tab. */
export function useDraftLines(occasion: string): ReadonlyMap<string, string> {
  const { drafts } = useOffline();
  const [lines, setLines] = useState<ReadonlyMap<string, string>>(new Map());
  // biome-ignore lint/correctness/useExhaustiveDependencies: another room is open, so one may have been left with a draft.
  useEffect(() => {
    let isOver = false;
    const look = () =>
      void drafts.named(draftsOfRooms).then((found) => {
        if (isOver) return;
        const next = found.flatMap(({ name, draft }) => {
          const channel_id = name.split(':').at(-1) ?? '';
          const line = draftLine(draft.values as Writing);
          return line ? [[channel_id, line] as const] : [];
        });
        setLines((before) =>
          JSON.stringify([...before]) === JSON.stringify(next) ? before : new Map(next),
        );
      });
    look();
    const timer = setInterval(() => document.visibilityState === 'visible' && look(), lookEvery);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [drafts, occasion]);
  return lines;
}
