import { RefreshCw } from 'lucide-react';
import { number } from '../../../platform/format/money.ts';
import { clockOrMoment } from '../../../platform/format/time.ts';
import { useServices } from '../../../platform/services.ts';
import { useAction } from '../../../platform/use-action.ts';
import { useTimeZone } from '../../../platform/use-time-zone.ts';
import { Button } from '../../../ui/button.tsx';
import { isWorking, registrationQuery } from '../accounting.query.ts';
import type { Books } from '../frame/books.ts';

type Props = { books: Books; items: number | undefined };

/** How many items of Accurate are known, since when, and the way to read them anew. */
export function ItemsRead({ books: { store_id, registration }, items }: Props) {
  const services = useServices();
  const zone = useTimeZone(store_id);
  const reading = useAction(async () => {
    const { registration: after } = await services.api('POST /accounting/items/read', {
      body: { marketplace_store_id: store_id },
    });
    services.queryClient.setQueryData(registrationQuery(services, store_id).queryKey, after);
  });
  const { items_read_at } = registration;
  if (items === undefined || isWorking(registration)) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 text-sm text-ink-soft">
      <p>
        {items_read_at
          ? `${number(items)} barang Accurate, dibaca ${clockOrMoment(items_read_at, zone, { word: 'pukul ' })}`
          : 'Barang Accurate belum dibaca.'}
      </p>
      <Button
        variant="quiet"
        size="sm"
        icon={<RefreshCw />}
        isBusy={reading.isBusy}
        onClick={() => reading.run()}
      >
        Baca ulang
      </Button>
    </div>
  );
}
