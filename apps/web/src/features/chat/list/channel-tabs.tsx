import type { ChannelCounts } from '@marketplace/contract/chat-channels';
import type { ChannelTab } from '@marketplace/contract/chat-words';
import { number } from '../../../platform/format/money.ts';
import { ChipContent, ChipRow, chipStyle } from '../../../ui/chip.tsx';

const tabs: readonly { tab: ChannelTab; label: string }[] = [
  { tab: 'ALL', label: 'Semua' },
  { tab: 'UNREAD', label: 'Belum dibaca' },
  { tab: 'WAITING', label: 'Belum dibalas' },
];

type Props = {
  tab: ChannelTab;
  counts: ChannelCounts | undefined;
  onTab: (tab: ChannelTab) => void;
};

/** Which channels are seen; those that were blocked are reached by the menu, and by the way back from there. */
export function ChannelTabs({ tab, counts, onTab }: Props) {
  const shown = tab === 'BLOCKED' ? [...tabs, { tab, label: 'Diblokir' }] : tabs;
  return (
    <ChipRow role="group" aria-label="Saring percakapan">
      {shown.map((each) => {
        const isChosen = each.tab === tab;
        const count =
          each.tab === 'UNREAD' || each.tab === 'WAITING'
            ? counts && number(counts[each.tab])
            : undefined;
        return (
          <button
            key={each.tab}
            type="button"
            aria-pressed={isChosen}
            onClick={() => onTab(each.tab)}
            className={chipStyle({ isChosen })}
          >
            <ChipContent isChosen={isChosen} count={count}>
              {each.label}
            </ChipContent>
          </button>
        );
      })}
    </ChipRow>
  );
}
