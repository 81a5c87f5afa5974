import type { InventoryChange } from '@marketplace/contract/inventory-list';
import { number, rupiah } from '../../../platform/format/money.ts';
import { dayIn, dayWords } from '../../../platform/format/time.ts';
import { Card } from '../../../ui/card.tsx';

type Props = { changes: InventoryChange[]; timeZone: string };

type Point = { at: number; value: number };

const width = 320;
const height = 72;

/** Price and stock over time, each as a line of steps; the list below is its table. */
export function HistoryChart({ changes, timeZone }: Props) {
  const [first] = changes.filter(({ kind }) => kind === 'PRICE' || kind === 'CREATED');
  const prices = pointsOf(
    changes.filter(
      ({ kind, inventory_id }) =>
        (kind === 'PRICE' || kind === 'CREATED') && inventory_id === first?.inventory_id,
    ),
  );
  const [stock] = changes.filter(({ kind }) => kind === 'STOCK');
  const stocks = pointsOf(
    changes.filter(({ kind, variant_id }) => kind === 'STOCK' && variant_id === stock?.variant_id),
  );
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))] gap-3">
      <Line title="Harga" points={prices} words={rupiah} timeZone={timeZone} />
      <Line title="Stok (pcs)" points={stocks} words={number} timeZone={timeZone} />
    </div>
  );
}

/** From what was there before the oldest of them: one change alone is a step, too. */
function pointsOf(changes: InventoryChange[]): Point[] {
  const points = changes
    .flatMap(({ created_at, after }) =>
      typeof after === 'number' ? [{ at: Date.parse(created_at), value: after }] : [],
    )
    .toReversed();
  const oldest = changes.at(-1);
  return typeof oldest?.before === 'number'
    ? [{ at: Date.parse(oldest.created_at), value: oldest.before }, ...points]
    : points;
}

type LineProps = {
  title: string;
  points: Point[];
  words: (value: number) => string;
  timeZone: string;
};

function Line({ title, points, words, timeZone }: LineProps) {
  const [first, ...rest] = points;
  const last = points.at(-1);
  if (!first || !last || rest.length === 0) return null;
  const values = points.map(({ value }) => value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const span = Math.max(1, Date.now() - first.at);
  const x = ({ at }: Point) => ((at - first.at) / span) * width;
  const y = ({ value }: Point) =>
    height - 6 - ((value - low) / Math.max(1, high - low)) * (height - 12);
  const steps = rest.map((point) => `H${x(point).toFixed(1)}V${y(point).toFixed(1)}`).join('');
  return (
    <Card>
      <p className="flex justify-between gap-2 text-sm text-ink-soft">
        {title}
        <b className="text-ink tabular-nums">{words(last.value)}</b>
      </p>
      <svg
        role="img"
        aria-label={`${title}: dari ${words(first.value)} menjadi ${words(last.value)}, terendah ${words(low)}, tertinggi ${words(high)}`}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="mt-2 h-18 w-full text-brand-600"
      >
        <path
          d={`M0 ${y(first).toFixed(1)}${steps}H${width}`}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <p className="flex justify-between text-xs text-ink-faint">
        <span>{dayWords(dayIn(first.at, timeZone))}</span>
        <span>Hari ini</span>
      </p>
    </Card>
  );
}
