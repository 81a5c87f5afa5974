import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import type { Demand } from '../demands.query.ts';
import { useDecline } from './use-decline.ts';

type Props = { demand: Demand; onUndone: (demand: Demand) => void };

/** In the place of a card that was turned down here, with the way back. */
export function DeclinedStrip({ demand, onUndone }: Props) {
  const { undo } = useDecline();
  const undoing = useAction(async () => {
    await undo(demand);
    onUndone(demand);
  });
  return (
    <div
      role="status"
      className="flex min-h-14 items-center justify-between gap-3 rounded-lg border border-line bg-sunken px-3"
    >
      <p className="min-w-0 truncate text-sm text-ink-soft">
        <b className="font-semibold text-ink">Tidak berminat</b> · {demand.buyer_name}
      </p>
      <Button variant="quiet" size="sm" isBusy={undoing.isBusy} onClick={undoing.run}>
        Urungkan
      </Button>
    </div>
  );
}
