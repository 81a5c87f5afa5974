import type { PromotionRow } from '@marketplace/contract/promotion';
import { useState } from 'react';
import { number } from '../../../platform/format/money.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { leavingWords } from './leaving-words.ts';
import { useLeave } from './use-leave.ts';

type Props = { promotion: PromotionRow; inventory_ids: string[] };

/** The way out with all products. */
export function LeaveAll({ promotion, inventory_ids }: Props) {
  const [isAsking, setAsking] = useState(false);
  const leaving = useLeave(promotion, () => setAsking(false));
  return (
    <>
      <Button variant="secondary" className="max-sm:w-full" onClick={() => setAsking(true)}>
        Keluar dari promosi
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={`Keluarkan ${number(inventory_ids.length)} produk?`}
        text={leavingWords(promotion)}
        confirmLabel="Keluarkan semua"
        isDanger
        isBusy={leaving.isBusy}
        onConfirm={() => leaving.run(inventory_ids)}
      />
    </>
  );
}
