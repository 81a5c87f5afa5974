import { useMemo, useState } from 'react';
import type { Edits } from './grid-edits.ts';

/**
 * The listings that were asked for, and behind them others that were typed over before: they are sent, too, so they can be
 * seen and put right. They stay where they are until nothing is typed over any more.
 */
export function useShownIds(ids: readonly string[], edits: Edits) {
  const asked = useMemo(() => new Set(ids), [ids]);
  const [others, setOthers] = useState<readonly string[]>([]);
  const edited = Object.keys(edits);
  const shown = new Set(others);
  const more = edited.filter((id) => !asked.has(id) && !shown.has(id));
  if (more.length > 0) setOthers([...others, ...more]);
  else if (edited.length === 0 && others.length > 0) setOthers([]);
  const all = useMemo(
    () => (others.length > 0 ? [...ids, ...others.filter((id) => !asked.has(id))] : ids),
    [ids, others, asked],
  );
  return { all, beyond: edited.filter((id) => !asked.has(id)).length };
}
