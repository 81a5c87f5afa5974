import type { ChannelTab } from '@marketplace/contract/chat-words';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Ban, EllipsisVertical, Zap } from 'lucide-react';
import { SearchBox } from '../../../platform/lists/search-box.tsx';
import { useAppState, useServices } from '../../../platform/services.ts';
import { isSeveral } from '../../../platform/state/store-slice.ts';
import { Menu } from '../../../ui/menu.tsx';
import { channelListQuery } from '../chat.query.ts';
import { ChannelTabs } from './channel-tabs.tsx';

type Change = { tab?: ChannelTab | undefined; query?: string | undefined };
type Props = {
  store_id: string;
  tab: ChannelTab;
  query: string;
  onChange: (change: Change) => void;
};

/** What narrows the list, and by the menu what the store answers by itself or by a tap. */
export function ListHead({ store_id, tab, query, onChange }: Props) {
  const navigate = useNavigate();
  const active = useAppState(({ store }) => store.active?.id);
  const { data } = useInfiniteQuery({
    ...channelListQuery(useServices(), store_id, { tab, side: 'SELLER' }),
    enabled: query === '',
  });
  const ofStore = isSeveral(store_id) ? active : store_id;
  const setTab = (next: ChannelTab) =>
    onChange({ tab: next === 'ALL' ? undefined : next, query: undefined });
  const toReplies = () =>
    ofStore && void navigate({ to: '/seller/chat/replies', search: { store_id: ofStore } });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      <div className="flex items-center justify-between gap-2 pt-1">
        <h1 className="text-xl font-bold tracking-tight">Chat</h1>
        <Menu
          label="Menu chat"
          className="-mr-2"
          trigger={<EllipsisVertical aria-hidden />}
          items={[
            {
              label: 'Balasan cepat dan otomatis',
              icon: <Zap aria-hidden />,
              onSelect: toReplies,
            },
            { label: 'Diblokir', icon: <Ban aria-hidden />, onSelect: () => setTab('BLOCKED') },
          ]}
        />
      </div>
      <SearchBox
        label="Cari di chat"
        placeholder="Nama pembeli atau isi pesan"
        value={query}
        onSearch={(words) => onChange({ query: words })}
      />
      {!query && <ChannelTabs tab={tab} counts={data?.pages[0]?.counts} onTab={setTab} />}
    </div>
  );
}
