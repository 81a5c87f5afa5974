import type { DemandCounts } from '@marketplace/contract/tender-offering-lists';
import type { DemandState } from '@marketplace/contract/tender-words';
import { number } from '../../../platform/format/money.ts';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { ChipContent, ChipRow, chipStyle } from '../../../ui/chip.tsx';
import { type DemandSearch, filtersOf } from '../demand-search.ts';

type Tab = { label: string; states: readonly DemandState[] };

/** The first is what is seen when nothing is chosen. */
const tabs: readonly Tab[] = [
  { label: 'Cocok', states: ['OPEN'] },
  { label: 'Terkirim', states: ['SENT'] },
  { label: 'Menang', states: ['WON'] },
  { label: 'Kalah', states: ['LOST'] },
  { label: 'Ditolak', states: ['DECLINED'] },
  { label: 'Lewat', states: ['EXPIRED', 'WITHDRAWN', 'MISSED'] },
];

type Props = {
  search: DemandSearch & { store_id?: string | undefined };
  counts: DemandCounts | undefined;
};

/** Where they stand, with how many there are in all, whatever the list is narrowed to. */
export function DemandTabs({ search, counts }: Props) {
  const { state: chosen, ...rest } = filtersOf(search);
  return (
    <nav aria-label="Keadaan permintaan" className="min-w-0">
      <ChipRow>
        {tabs.map(({ label, states }) => {
          const state = label === tabs[0]?.label ? undefined : states.join(',');
          const isChosen = state === chosen;
          const count = counts && states.reduce((sum, each) => sum + counts[each], 0);
          return (
            <AppLink
              key={label}
              to="/seller/buyer-demands"
              search={{
                ...rest,
                ...(search.store_id && { store_id: search.store_id }),
                ...(state && { state }),
              }}
              replace
              resetScroll={false}
              aria-current={isChosen ? 'page' : undefined}
              activeOptions={{ exact: true }}
              activeProps={{}}
              className={chipStyle({ isChosen })}
            >
              <ChipContent isChosen={isChosen} count={count === undefined ? '–' : number(count)}>
                {label}
              </ChipContent>
            </AppLink>
          );
        })}
      </ChipRow>
    </nav>
  );
}
