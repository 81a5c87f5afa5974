import type { ComplaintState } from '@marketplace/contract/complaint-words';
import { number } from '../../../../platform/format/money.ts';
import { AppLink } from '../../../../platform/navigation/app-link.tsx';
import { ChipContent, ChipRow, chipStyle } from '../../../../ui/chip.tsx';
import type { ComplaintSearch } from '../complaint-search.ts';

type Counts = Record<ComplaintState, number>;
type Tab = { label: string; states: readonly ComplaintState[] };

const tabs: readonly Tab[] = [
  { label: 'Semua', states: [] },
  { label: 'Perlu jawaban', states: ['OPEN'] },
  { label: 'Berjalan', states: ['OFFERED', 'IN_REVIEW', 'DECIDED'] },
  { label: 'Selesai', states: ['RESOLVED', 'REJECTED', 'WITHDRAWN'] },
];

const countOf = ({ states }: Tab, counts: Counts): number =>
  (states.length > 0 ? states : (Object.keys(counts) as ComplaintState[])).reduce(
    (sum, state) => sum + counts[state],
    0,
  );

type Props = {
  search: ComplaintSearch & { store_id?: string | undefined };
  counts: Counts | undefined;
  /** By words or an order: the counts are of all, and say nothing of these. */
  isNarrowed: boolean;
};

/** Where they stand, with how many there are in all. */
export function ComplaintTabs({ search: { state: chosen, ...rest }, counts, isNarrowed }: Props) {
  return (
    <nav aria-label="Keadaan komplain">
      <ChipRow>
        {tabs.map((tab) => {
          const state = tab.states.join(',') || undefined;
          const isChosen = state === chosen;
          return (
            <AppLink
              key={tab.label}
              to="/seller/complaints"
              search={{ ...rest, ...(state && { state }) }}
              replace
              aria-current={isChosen ? 'page' : undefined}
              activeOptions={{ exact: true }}
              activeProps={{}}
              className={chipStyle({ isChosen })}
            >
              <ChipContent
                isChosen={isChosen}
                count={isNarrowed ? undefined : counts ? number(countOf(tab, counts)) : '–'}
              >
                {tab.label}
              </ChipContent>
            </AppLink>
          );
        })}
      </ChipRow>
    </nav>
  );
}
