import { useEffect, useEffectEvent, useState } from 'react';
import { number } from '../../../platform/format/money.ts';
import { useOffline } from '../../../platform/services.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { readOpenTakes } from './open-takes.ts';
import type { Take } from './take.ts';

type Props = { store_id: string; onOpen: (take: Take) => Promise<boolean> };

/** Sessions on this device that were not handed in: those of other tabs, and those that were put right. */
export function OpenTakes({ store_id, onOpen }: Props) {
  const offline = useOffline();
  const [takes, setTakes] = useState<readonly Take[]>([]);
  const read = useEffectEvent(() => readOpenTakes(offline, store_id));
  useEffect(() => {
    let isGone = false;
    read().then(
      (found) => isGone || setTakes(found.filter(({ handed }) => !handed)),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  const opening = useAction(async (take: Take) => {
    if (!(await onOpen(take)))
      showToast({ text: 'Sesi ini sedang dihitung di tab lain.', kind: 'error' });
  });
  if (takes.length === 0) return null;
  return (
    <Card isFlush>
      <CardTitle className="p-4 pb-2">Belum diserahkan</CardTitle>
      <ul aria-label="Belum diserahkan" className="divide-y divide-line">
        {takes.map((take) => (
          <li key={take.take_id}>
            <ListRow
              title={take.name || 'Tanpa nama'}
              subtitle={`${number(take.counted.length)} produk dihitung`}
              trailing={<span className="text-sm text-brand-700">Lanjutkan</span>}
              onClick={() => opening.run(take)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
