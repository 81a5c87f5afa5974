import type { DemandDetail } from '@marketplace/contract/tender-offerings';
import { useState } from 'react';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useOffline } from '../../../platform/services.ts';
import { useBarrier } from '../../../platform/store-standing.ts';
import { useAction } from '../../../platform/use-action.ts';
import { ActionArea } from '../../../ui/action-area.tsx';
import { BottomActions } from '../../../ui/bottom-actions.tsx';
import { Button, buttonStyle } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { DeclineSheet } from '../decline/decline-sheet.tsx';
import { demandRecord, useDecline } from '../decline/use-decline.ts';
import { type Demand, withId } from '../demands.query.ts';
import { useFoundHalfOffers, useHalfOffer } from '../offer/half-offers.ts';
import { useWaiting } from '../offer/unsent-offer.tsx';

/** What can be done about it now: as a rule one tap, and the offer stands filled in. */
export function DemandActions({ detail }: { detail: DemandDetail }) {
  const demand = withId(detail.demand);
  const { store_id, tender_id, allowed_actions, state } = demand;
  const barrier = useBarrier('order', store_id);
  const waiting = useWaiting(demandRecord(demand));
  useFoundHalfOffers();
  const hasHalf = useHalfOffer(demand) !== undefined;
  const [declining, setDeclining] = useState<Demand>();
  const can = (action: (typeof allowed_actions)[number]) => allowed_actions.includes(action);
  if (barrier || waiting || allowed_actions.length === 0) return null;
  const mayWrite = can('offer') || can('revise');
  return (
    <BottomActions>
      <ActionArea of={`${state} ${allowed_actions.join()}`} isNext>
        <div className="flex flex-wrap items-center gap-3">
          {can('decline') && (
            <Button variant="secondary" onClick={() => setDeclining(demand)} className="px-3.5!">
              Tidak berminat
            </Button>
          )}
          {can('withdraw') && detail.offer && (
            <Withdraw demand={demand} version={detail.offer.version} />
          )}
          {can('undo_decline') && <Undo demand={demand} />}
          {mayWrite && (
            <AppLink
              to="/seller/buyer-demands/create-offer"
              search={{ tender_id, store_id }}
              className={`${buttonStyle({ variant: state === 'SENT' && !hasHalf ? 'secondary' : 'primary' })} min-w-0 flex-1 px-3.5! md:max-w-80`}
            >
              {hasHalf ? 'Lanjutkan penawaran' : can('offer') ? 'Buat penawaran' : 'Ubah penawaran'}
            </AppLink>
          )}
        </div>
      </ActionArea>
      <DeclineSheet demand={declining} onClose={() => setDeclining(undefined)} />
    </BottomActions>
  );
}

function Undo({ demand }: { demand: Demand }) {
  const { undo } = useDecline();
  const undoing = useAction(() => undo(demand));
  return (
    <Button variant="secondary" isBusy={undoing.isBusy} onClick={undoing.run} className="flex-1">
      Buka lagi permintaan ini
    </Button>
  );
}

function Withdraw({ demand, version }: { demand: Demand; version: number }) {
  const { outbox } = useOffline();
  const [isAsking, setAsking] = useState(false);
  const { store_id, tender_id, buyer_name } = demand;
  const withdrawing = useAction(async () => {
    await outbox.add({
      call: 'POST /api/tenders/offerings/withdraw',
      body: { store_id, tender_id, version },
      record: demandRecord(demand),
      label: `Tarik penawaran untuk ${buyer_name}`,
    });
    setAsking(false);
  });
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        Tarik
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title="Tarik penawaran ini?"
        text="Pembeli tidak bisa lagi memilihnya. Selama permintaan belum ditutup, Anda boleh menawar lagi."
        confirmLabel="Tarik Penawaran"
        onConfirm={withdrawing.run}
        isDanger
        isBusy={withdrawing.isBusy}
      />
    </>
  );
}
