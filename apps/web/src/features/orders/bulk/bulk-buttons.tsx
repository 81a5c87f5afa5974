import { mostInBulk } from '@marketplace/contract/bulk-size';
import type { OrderRow } from '@marketplace/contract/order-row';
import { useState } from 'react';
import { useOffline, useServices } from '../../../platform/services.ts';
import { useBarrier } from '../../../platform/store-standing.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { nothingSelected, type Selection } from '../../../ui/table/selection.ts';
import type { OrderFilters } from '../order-search.ts';
import { type BulkCall, type BulkChoice, bulkChoices } from './bulk-choice.ts';
import { BulkExport } from './bulk-export.tsx';
import { BulkPapers } from './bulk-papers.tsx';
import { startBulk } from './bulk-run.ts';
import { BulkShip } from './bulk-ship.tsx';
import { bulkWords } from './bulk-words.ts';

type Props = {
  selection: Selection<OrderRow>;
  onSelect: (selection: Selection<OrderRow>) => void;
  filters: OrderFilters;
  total: number;
};

/** What can be done with all that is selected. To ship asks for the driver first, since it cannot be taken back. */
export function BulkButtons({ selection, onSelect, filters, total }: Props) {
  const services = useServices();
  const { outbox } = useOffline();
  const { choices, store_id = '', note } = bulkChoices(selection, filters, total);
  const barrier = useBarrier('order', store_id);
  const [shipped, setShipped] = useState<BulkChoice>();
  const starting = useAction(async ({ body, count }: { body: BulkCall; count: number }) => {
    const restore = () => onSelect(selection);
    const label = `${bulkWords[body.action].label} ${count} pesanan`;
    setShipped(undefined);
    await startBulk({ ...services, outbox }, { body, count, restore, label });
    onSelect(nothingSelected);
  });
  const exporting = <BulkExport selection={selection} filters={filters} />;
  if (barrier ?? note)
    return (
      <>
        <p className="text-ink-soft">{barrier ?? note}</p>
        {exporting}
      </>
    );
  return (
    <>
      {choices.map((choice, place) => (
        <Button
          key={choice.action}
          size="sm"
          variant={place === 0 ? 'primary' : 'secondary'}
          isBusy={starting.isBusy}
          onClick={() => (choice.action === 'SHIP' ? setShipped(choice) : starting.run(choice))}
        >
          {labelOf(choice)}
        </Button>
      ))}
      {selection.kind === 'some' && (
        <BulkPapers store_id={store_id} order_ids={[...selection.rows.keys()]} />
      )}
      {exporting}
      <BulkShip
        choice={shipped}
        store_id={store_id}
        isBusy={starting.isBusy}
        onClose={() => setShipped(undefined)}
        onShip={(courier_id) =>
          shipped && starting.run({ ...shipped, body: { ...shipped.body, courier_id } })
        }
      />
    </>
  );
}

const labelOf = ({ action, count, isOfSome, isGuess, body }: BulkChoice): string => {
  const { label } = bulkWords[action];
  if (isOfSome) return `${label} (${count})`;
  return isGuess && body.filter && count >= mostInBulk ? `${label} ${count} pertama` : label;
};
