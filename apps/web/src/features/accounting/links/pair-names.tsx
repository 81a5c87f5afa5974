import { ArrowRight } from 'lucide-react';

type Props = {
  ours: string;
  our_unit: string;
  theirs: string;
  item_no: string;
  their_unit: string;
};

/** What is here and what is there, side by side where there is room. */
export const PairNames = ({ ours, our_unit, theirs, item_no, their_unit }: Props) => (
  <span className="grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-1 wrap-anywhere sm:grid-cols-2">
    <span>
      <span className="block font-semibold">{ours}</span>
      <span className="block text-sm text-ink-soft">{our_unit}</span>
    </span>
    <span className="flex gap-2">
      <ArrowRight aria-hidden className="mt-1 size-4 shrink-0 text-ink-faint" />
      <span className="min-w-0">
        <span className="sr-only">di Accurate: </span>
        <span className="block font-medium">{theirs}</span>
        <span className="block text-sm text-ink-soft">
          {their_unit} · {item_no}
        </span>
      </span>
    </span>
  </span>
);
