import { loweredTotal } from '@marketplace/contract/reckon-paid';
import type { OutboxItem } from '../platform/offline/device-records.ts';
import type { Stop } from './driver-device.ts';

/** What was done at a stop and is not known to the store yet. */
const waitingFor = (items: readonly OutboxItem[], { order_id }: Pick<Stop, 'order_id'>) =>
  items.findLast((item) => item.record === recordOf(order_id));

export const recordOf = (order_id: string): string => `order:${order_id}`;

/** Whether the driver still has to go there; what waits to be sent was done. */
export const isOpen = (stop: Stop, items: readonly OutboxItem[]): boolean => {
  const waiting = waitingFor(items, stop);
  const isDone = waiting && !waiting.refusal && waiting.body.is_tried_again !== true;
  return stop.state === 'OPEN' && !isDone;
};

/** What waits to be sent of a stop that is tried again later. */
export const triedAgain = (stop: Stop, items: readonly OutboxItem[]): OutboxItem | undefined => {
  const waiting = waitingFor(items, stop);
  return waiting && !waiting.refusal && waiting.body.is_tried_again === true ? waiting : undefined;
};

/** The stops that are left, those that are tried again last, as the store will have them once it knows. */
export const openStops = (stops: readonly Stop[], items: readonly OutboxItem[]): Stop[] => {
  const left = stops.filter((stop) => isOpen(stop, items));
  const placeOf = (stop: Stop) => triedAgain(stop, items)?.id ?? 0;
  return left.toSorted((a, b) => placeOf(a) - placeOf(b));
};

/** Where the goods go, for the program that shows the way. */
export const mapLink = ({ latitude, longitude, address, buyer_name }: Stop): string => {
  const place =
    latitude !== null && longitude !== null
      ? `${latitude},${longitude}`
      : `${buyer_name}, ${address}`;
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`;
};

type Quantities = Readonly<Record<string, number>>;

export const quantityOf = ({ id, quantity }: Stop['lines'][number], handed: Quantities): number =>
  Math.min(handed[id] ?? quantity, quantity);

/** The lines of which less was handed over, and whether the rest comes back. */
export const loweredLines = (
  { lines }: Pick<Stop, 'lines'>,
  handed: Quantities,
  lost: Readonly<Record<string, boolean>> = {},
) =>
  lines
    .map((line) => ({ line_id: line.id, quantity: quantityOf(line, handed), line }))
    .filter(({ quantity, line }) => quantity < line.quantity)
    .map(({ line_id, quantity }) => ({
      line_id,
      quantity,
      goods: lost[line_id] ? ('TO_LOSS' as const) : ('TO_STOCK' as const),
    }));

/** What is to be paid for so many of a line; what is kept on the device from before knows of no discounts. */
const paidFor = (
  { unit_price, quantity, ordered_quantity, ordered_discount }: Stop['lines'][number],
  handed: number,
): number =>
  loweredTotal(
    {
      unit_price: unit_price ?? 0,
      ordered_quantity: ordered_quantity ?? quantity,
      ordered_discount: ordered_discount ?? 0,
    },
    handed,
  );

/** What is to be taken at the door, with what is missing off; nothing where no cash is. */
export const cashFor = (
  { cash_amount, lines }: Pick<Stop, 'cash_amount' | 'lines'>,
  handed: Quantities,
): number | undefined =>
  cash_amount === null
    ? undefined
    : lines.reduce(
        (sum, line) => sum - paidFor(line, line.quantity) + paidFor(line, quantityOf(line, handed)),
        cash_amount,
      );

/** What of a report is still to be told when the stop itself is known no longer. */
export type AboutReport = { to: string; short: string };

export const aboutReport = (stop: Stop, handed: Quantities = {}): AboutReport => ({
  to: `${stop.buyer_name} #${stop.order_number}`,
  short: stop.lines
    .map((line) => ({ ...line, missing: line.quantity - quantityOf(line, handed) }))
    .filter(({ missing }) => missing > 0)
    .map(({ product_name, uom_name, missing }) => `${missing} ${uom_name} ${product_name}`)
    .join(', '),
});

/** Cash that was taken and that the store has refused to write down: it has to be brought back all the same. */
export const cashRefused = (items: readonly OutboxItem[]): number =>
  items.reduce((sum, { refusal, body }) => sum + (refusal ? Number(body.taken_amount ?? 0) : 0), 0);

/** Whether what was refused can still be put right in its form. */
export const canBePutRight = ({ form }: OutboxItem, stop: Stop | undefined): boolean =>
  form !== undefined &&
  (stop?.state === 'OPEN' || (stop?.state === 'FAILED' && form.to === 'delivered'));

/** Cash that the driver has taken on this trip and brings back to the store, also where the store does not know yet. */
export const cashTaken = (stops: readonly Stop[], items: readonly OutboxItem[]): number => {
  const told = stops.flatMap(({ reports }) => reports.map(({ taken_amount }) => taken_amount));
  const waiting = items.filter(({ refusal }) => !refusal).map(({ body }) => body.taken_amount);
  return [...told, ...waiting].reduce<number>((sum, amount) => sum + Number(amount ?? 0), 0);
};
