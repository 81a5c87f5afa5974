import {
  Candy,
  Coffee,
  CookingPot,
  Droplet,
  type LucideIcon,
  Milk,
  Package,
  Pill,
  Soup,
  SprayCan,
  WashingMachine,
  Wheat,
} from 'lucide-react';
import { type GoodsKind, goodsKindOf } from './goods-kind.ts';

const drawings: Record<GoodsKind, readonly [LucideIcon, string]> = {
  noodles: [Soup, 'bg-soon-100 text-soon-700'],
  coffee: [Coffee, 'bg-sunken text-ink-soft'],
  water: [Droplet, 'bg-note-50 text-note-700'],
  milk: [Milk, 'bg-note-50 text-note-700'],
  snack: [Candy, 'bg-wrong-50 text-wrong-700'],
  staple: [Wheat, 'bg-soon-50 text-soon-700'],
  kitchen: [CookingPot, 'bg-soon-50 text-soon-700'],
  care: [SprayCan, 'bg-brand-50 text-brand-800'],
  home: [WashingMachine, 'bg-brand-50 text-brand-800'],
  remedy: [Pill, 'bg-wrong-50 text-wrong-700'],
  other: [Package, 'bg-sunken text-ink-soft'],
};

/** A small drawing of the goods beside their name, which says the same in words. */
export function GoodsPicture({ name }: { name: string }) {
  const [Drawing, look] = drawings[goodsKindOf(name)];
  return (
    <span
      aria-hidden="true"
      className={`flex size-7 shrink-0 items-center justify-center rounded-md ${look}`}
    >
      <Drawing className="size-4.5" />
    </span>
  );
}
