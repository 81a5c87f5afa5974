import { type GoodsKind, goodsKindOf } from './goods-kind.ts';

const drawings = new URL('./goods.svg', import.meta.url).href;

const looks: Record<GoodsKind, string> = {
  noodles: 'bg-soon-100 text-soon-700',
  coffee: 'bg-sunken text-ink-soft',
  water: 'bg-note-50 text-note-700',
  milk: 'bg-note-50 text-note-700',
  snack: 'bg-wrong-50 text-wrong-700',
  staple: 'bg-soon-50 text-soon-700',
  kitchen: 'bg-soon-50 text-soon-700',
  care: 'bg-brand-50 text-brand-800',
  home: 'bg-brand-50 text-brand-800',
  remedy: 'bg-wrong-50 text-wrong-700',
  other: 'bg-sunken text-ink-soft',
};

/** A small drawing of the goods beside their name, which says the same in words. */
export function GoodsPicture({ name }: { name: string }) {
  const kind = goodsKindOf(name);
  return (
    <span
      aria-hidden="true"
      className={`flex size-7 items-center justify-center rounded-md ${looks[kind]}`}
    >
      <svg
        aria-hidden="true"
        className="size-4.5 fill-none stroke-current stroke-2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <use href={`${drawings}#${kind}`} />
      </svg>
    </span>
  );
}
