import type { ChannelRow } from '@marketplace/contract/chat';
import { Ban, EllipsisVertical, Flag, LockOpen, PanelRight, Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useServices } from '../../../platform/services.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { showToast } from '../../../ui/toast.tsx';

type Props = {
  channel: ChannelRow;
  /** The way back, where the list does not stand beside. */
  back: ReactNode;
  isTyping: boolean;
  namesStore: boolean;
  mayAct: boolean;
  onSearch: () => void;
  onReport: () => void;
  /** Who they are and what they have ordered, where it does not stand beside. */
  onAbout?: (() => void) | undefined;
};

/** Whom one writes to, and what else can be done here. */
export function RoomHead(props: Props) {
  const { channel, back, isTyping, namesStore, mayAct } = props;
  const { onSearch, onReport, onAbout } = props;
  const { other, store_name, is_blocked } = channel;
  // Beside the list, that one is the page's.
  const Heading = back ? 'h1' : 'h2';
  const [isAsking, setAsking] = useState(false);
  const blocking = useBlock(channel, () => setAsking(false));
  const about = [other.city, namesStore && `di ${store_name}`].filter(Boolean).join(' · ');
  const name = (
    <>
      <Avatar name={other.name} />
      <span className="min-w-0 flex-1 text-left">
        <span className="block truncate leading-tight font-bold">{other.name}</span>
        <span className="block truncate text-sm leading-tight text-ink-soft">
          {isTyping ? <b className="font-semibold text-brand-700">sedang mengetik…</b> : about}
        </span>
      </span>
    </>
  );
  return (
    <header className="flex min-h-15 shrink-0 items-center gap-1 border-b border-line bg-surface px-2 py-1.5 md:px-4">
      {back}
      <Heading className="min-w-0 flex-1">
        {onAbout ? (
          <button
            type="button"
            onClick={onAbout}
            className="flex min-h-11 w-full min-w-0 items-center gap-3 rounded-lg px-1 hover:bg-canvas active:bg-sunken"
          >
            {name}
          </button>
        ) : (
          <span className="flex min-h-11 min-w-0 items-center gap-3 px-1">{name}</span>
        )}
      </Heading>
      <Menu
        label="Menu percakapan"
        trigger={<EllipsisVertical aria-hidden />}
        items={[
          ...(onAbout
            ? [{ label: 'Tentang pembeli', icon: <PanelRight aria-hidden />, onSelect: onAbout }]
            : []),
          { label: 'Cari di percakapan', icon: <Search aria-hidden />, onSelect: onSearch },
          ...(mayAct
            ? [
                {
                  label: is_blocked ? 'Buka blokir' : 'Blokir',
                  icon: is_blocked ? <LockOpen aria-hidden /> : <Ban aria-hidden />,
                  isDanger: !is_blocked,
                  onSelect: () => (is_blocked ? blocking.run(false) : setAsking(true)),
                },
                {
                  label: 'Laporkan',
                  icon: <Flag aria-hidden />,
                  isDanger: true,
                  onSelect: onReport,
                },
              ]
            : []),
        ]}
      />
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={`Blokir ${other.name}?`}
        text="Tidak ada yang bisa menulis di percakapan ini sampai Anda membukanya lagi. Pesan yang sudah ada tetap tersimpan."
        confirmLabel="Blokir"
        isDanger
        isBusy={blocking.isBusy}
        onConfirm={() => blocking.run(true)}
      />
    </header>
  );
}

function useBlock({ store_id, channel_id }: ChannelRow, onDone: () => void) {
  const { api, queryClient } = useServices();
  return useAction(async (is_blocked: boolean) => {
    try {
      await api('POST /chat/channel/block', { body: { store_id, channel_id, is_blocked } });
      showToast({
        text: is_blocked ? 'Percakapan diblokir.' : 'Percakapan dibuka lagi.',
        kind: 'success',
      });
    } finally {
      onDone();
      await queryClient.invalidateQueries({
        predicate: ({ queryKey }) => `${queryKey[0]}`.startsWith('chat-'),
      });
    }
  });
}
