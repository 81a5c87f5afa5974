import { clock } from '../platform/format/time.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card, CardTitle } from '../ui/card.tsx';
import type { Stop } from './driver-device.ts';
import { goTo } from './driver-place.ts';

const words = {
  OPEN: { text: 'Menunggu sinyal', tone: 'soon' },
  DELIVERED: { text: 'Diterima', tone: 'brand' },
  FAILED: { text: 'Dibawa kembali', tone: 'wrong' },
  CLOSED: { text: 'Diurus toko', tone: 'neutral' },
} as const;

type Props = {
  stops: readonly Stop[];
  time_zone: string;
  /** While others are open, who was given up and calls back can still be brought theirs. */
  isUnderWay: boolean;
};

/** What is behind the driver, in a line each. */
export function DoneStops({ stops, time_zone, isUnderWay }: Props) {
  if (stops.length === 0) return null;
  return (
    <Card isFlush aria-labelledby="done-stops">
      <CardTitle id="done-stops" className="px-4 pt-4 pb-2">
        Sudah lewat ({stops.length})
      </CardTitle>
      <ul className="divide-y divide-line border-t border-line">
        {stops.map(({ order_id, order_number, buyer_name, state, reports }) => {
          const { text, tone } = words[state];
          const last = reports.at(-1);
          return (
            <li key={order_id} className="flex items-center justify-between gap-3 px-4 py-3">
              <span className="min-w-0">
                <b className="block font-semibold wrap-anywhere">{buyer_name}</b>
                <span className="text-sm text-ink-soft">
                  #{order_number}
                  {last && ` · ${clock(last.happened_at, time_zone)}`}
                </span>
              </span>
              <span className="grid shrink-0 justify-items-end gap-1">
                <Badge tone={tone}>{text}</Badge>
                {state === 'FAILED' && isUnderWay && (
                  <Button
                    variant="quiet"
                    size="sm"
                    onClick={() => goTo({ form: 'delivered', order_id })}
                  >
                    Jadi diterima
                  </Button>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
