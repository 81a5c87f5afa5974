import type { PromotionItem, PromotionRow } from '@marketplace/contract/promotion';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { ItemForm } from './item-form.tsx';
import { leavingWords } from './leaving-words.ts';
import { useLeave } from './use-leave.ts';

type Props = {
  promotion: PromotionRow;
  /** What is looked at; the sheet is closed while there is nothing. */
  item: PromotionItem | undefined;
  onClose: () => void;
};

/** The price and quota of one product in a promotion, and its way out. */
export const ItemSheet = ({ promotion, item, onClose }: Props) => (
  <Sheet
    isOpen={item !== undefined}
    onClose={onClose}
    title={item ? `${item.product_name}, ${item.uom_name}` : ''}
  >
    {item && <Parts key={item.inventory_id} {...{ promotion, item, onClose }} />}
  </Sheet>
);

function Parts({ promotion, item, onClose }: Props & { item: PromotionItem }) {
  const [isAsking, setAsking] = useState(false);
  const leaving = useLeave(promotion, onClose);
  return (
    <>
      {promotion.can_join ? (
        <ItemForm {...{ promotion, item }} onSaved={onClose} />
      ) : (
        <p className="text-ink-soft">
          Waktu mendaftar sudah lewat, jadi harga dan kuota tidak dapat diubah lagi.
        </p>
      )}
      <Button variant="quiet" className="mt-2" onClick={() => setAsking(true)}>
        Keluarkan dari promosi
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title="Keluarkan produk ini?"
        text={leavingWords(promotion)}
        confirmLabel="Keluarkan"
        isDanger
        isBusy={leaving.isBusy}
        onConfirm={() => leaving.run([item.inventory_id])}
      />
    </>
  );
}
