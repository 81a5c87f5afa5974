import type { OrderRow } from '@marketplace/contract/order-row';
import { useIsOnline } from '../../../platform/device/use-is-online.ts';
import { useNow } from '../../../platform/device/use-now.ts';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { heldUpBy, heldUpSentences } from '../../../platform/offline/held-up.ts';
import { isOnItsWay } from '../../../platform/offline/outbox-line.ts';
import { useTakeBack } from '../../../platform/offline/use-take-back.ts';
import { useServices } from '../../../platform/services.ts';
import { idle } from '../../../platform/state/request.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button, buttonStyle } from '../../../ui/button.tsx';
import { acceptCall } from '../moves/accept-call.ts';
import { setConfirm } from '../moves/confirm-state.ts';
import { statusWords } from '../order-words.ts';
import { toldOf } from './card-move-words.ts';
import type { CardMove } from './card-moves.ts';

type Props = { order: OrderRow; move: CardMove };

/** Over a card whose order moves: what was done, how to take it back while that can be, and where it went. */
export function MovedStrip({ order, move }: Props) {
  const told = toldOf(move.item);
  const isOnline = useIsOnline();
  if (!told) return null;
  const tab = statusWords[told.to].label;
  return (
    <div className="absolute inset-0 flex flex-wrap content-center items-center justify-between gap-x-3 overflow-hidden rounded-lg border border-brand-200 bg-brand-50 px-4">
      <p className="w-full truncate">
        <b className="font-semibold text-brand-800">{told.done}</b> · {order.buyer_name}
      </p>
      <p className="min-w-0 flex-[1_1_9rem] text-sm text-ink-soft">
        {secondLine(move, told.arrived, tab, isOnline)}
      </p>
      {move.stage === 'sent' ? (
        <AppLink
          to="/seller/orders"
          search={(before: object) => ({ ...before, status: told.to, page: undefined })}
          className={buttonStyle({ variant: 'quiet', size: 'sm' })}
        >
          Lihat di {tab}
        </AppLink>
      ) : (
        <TakeBack move={move} buyer_name={order.buyer_name} />
      )}
    </div>
  );
}

function secondLine(
  { stage, item }: CardMove,
  arrived: string,
  tab: string,
  isOnline: boolean,
): string {
  if (stage === 'sent') return arrived;
  if (stage === 'sending') return 'Mengirim…';
  if (stage === 'waiting') return heldUpSentences[heldUpBy(item, isOnline) ?? 'signal'];
  return `Pindah ke ${tab}. Setelah terkirim tidak bisa diurungkan.`;
}

function TakeBack({ move: { item, stage }, buyer_name }: { move: CardMove; buyer_name: string }) {
  const takeBack = useTakeBack();
  const { state } = useServices();
  const undo = useAction(async () => {
    const isTaken = await takeBack(item.id);
    if (isTaken && item.call === acceptCall) setConfirm(state, String(item.body.order_id), idle);
  });
  if (stage === 'sending' || isOnItsWay(item)) return null;
  return (
    <Button
      variant="quiet"
      className="-mr-2 min-h-11! px-2!"
      isBusy={undo.isBusy}
      onClick={undo.run}
    >
      Urungkan
      {stage === 'held' && <Seconds until={item.held_until ?? 0} />}
      <span className="sr-only">, {buyer_name}</span>
    </Button>
  );
}

function Seconds({ until }: { until: number }) {
  const left = Math.ceil((until - useNow(250)) / 1000);
  return (
    <span aria-hidden="true" className="ml-1 inline-block w-[1ch] tabular-nums">
      {left > 0 && left}
    </span>
  );
}
