import type { ComplaintRow } from '@marketplace/contract/complaint';
import { useState } from 'react';
import { rupiah } from '../../../../platform/format/money.ts';
import { moment } from '../../../../platform/format/time.ts';
import { useServices } from '../../../../platform/services.ts';
import { useAction } from '../../../../platform/use-action.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/dialog.tsx';
import { showToast } from '../../../../ui/toast.tsx';
import { complaintsKey } from '../complaints.query.ts';

type Call = 'POST /api/complaints/seller/withdraw' | 'POST /api/complaints/seller/hand-over-refund';
type Props = { complaint: ComplaintRow };

/** Does it, says so, and shows what it has become. */
function useAct({ id: complaint_id, store_id, order_id }: ComplaintRow, call: Call, words: string) {
  const { api, queryClient } = useServices();
  const [isAsking, setAsking] = useState(false);
  const act = useAction(async () => {
    try {
      await api(call, { body: { store_id, order_id, complaint_id } });
      showToast({ text: words, kind: 'success' });
    } finally {
      setAsking(false);
      await queryClient.invalidateQueries({ queryKey: complaintsKey });
    }
  });
  return { ...act, isAsking, ask: () => setAsking(true), close: () => setAsking(false) };
}

/** What the store has to give back itself, and by when. */
export function HandOver({ complaint }: Props) {
  const { hand_over, time_zone, buyer_name, allowed_actions } = complaint;
  const act = useAct(
    complaint,
    'POST /api/complaints/seller/hand-over-refund',
    'Dicatat: uang sudah diserahkan.',
  );
  if (!hand_over) return null;
  const amount = rupiah(hand_over.amount);
  return (
    <Banner kind="important">
      <b className="block">
        Serahkan {amount} kepada {buyer_name}
      </b>
      Paling lambat {moment(hand_over.due_at, time_zone)}. Lewat dari itu marketplace yang membayar,
      lalu menagih toko.
      {allowed_actions.includes('hand_over_refund') && (
        <span className="mt-3 block">
          <Button size="sm" onClick={act.ask}>
            Sudah Diserahkan
          </Button>
        </span>
      )}
      <ConfirmDialog
        isOpen={act.isAsking}
        onClose={act.close}
        title={`Uang ${amount} sudah di tangan pembeli?`}
        text="Catatan ini tidak bisa diubah lagi."
        confirmLabel="Ya, Sudah Diserahkan"
        onConfirm={act.run}
        isBusy={act.isBusy}
      />
    </Banner>
  );
}

/** A report can be taken back while nobody has decided about it. */
export function Withdraw({ complaint }: Props) {
  const act = useAct(complaint, 'POST /api/complaints/seller/withdraw', 'Laporan dicabut.');
  if (!complaint.allowed_actions.includes('withdraw')) return null;
  return (
    <>
      <Button variant="quiet" onClick={act.ask}>
        Cabut laporan
      </Button>
      <ConfirmDialog
        isOpen={act.isAsking}
        onClose={act.close}
        title="Cabut laporan ini?"
        text="Marketplace berhenti meninjaunya. Laporan baru bisa dibuat kapan saja."
        confirmLabel="Cabut Laporan"
        onConfirm={act.run}
        isDanger
        isBusy={act.isBusy}
      />
    </>
  );
}
