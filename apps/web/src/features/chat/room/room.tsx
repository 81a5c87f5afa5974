import type { ChannelRow } from '@marketplace/contract/chat';
import { type ReactNode, useRef, useState } from 'react';
import { isRefusal } from '../../../platform/api/failure.ts';
import { LoadFailed } from '../../../platform/load-failed.tsx';
import { useAppState } from '../../../platform/services.ts';
import { isSeveral } from '../../../platform/state/store-slice.ts';
import { useRoleBarrier, useStoreStanding } from '../../../platform/store-standing.ts';
import { Gone } from '../../../shared/record-page.tsx';
import { lineOf } from '../chat-words.ts';
import { Composer } from '../composer/composer.tsx';
import { useOrderToSend } from '../composer/use-order-to-send.ts';
import { useWriting } from '../composer/use-writing.ts';
import type { RoomWindow } from '../live/room-window.ts';
import { useOutgoing } from '../message/use-outgoing.ts';
import { useSend } from '../message/use-send.ts';
import { type MenuOf, MessageMenu } from './message-menu.tsx';
import { Messages } from './messages.tsx';
import { NoComposer } from './no-composer.tsx';
import { ReportSheet } from './report-sheet.tsx';
import { RoomHead } from './room-head.tsx';
import { RoomPending } from './room-pending.tsx';
import { SearchInRoom } from './search-in-room.tsx';
import { useRoom } from './use-room.ts';
import { useTyping } from './use-typing.ts';

type Props = {
  store_id: string;
  channel_id: string;
  /** A message to begin at. */
  at?: number | undefined;
  /** An order to be sent as a card. */
  orderId?: string | undefined;
  back: ReactNode;
  onAbout?: ((channel: ChannelRow) => void) | undefined;
};

/** What two stores write to each other. */
export function Room(props: Props) {
  const { store_id, channel_id, at, back } = props;
  const reading = useRoom(store_id, channel_id, at);
  const { room, error, refetch } = reading;
  if (room) return <Talk {...props} room={room} reading={reading} />;
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      {error ? (
        <>
          <div className="px-2 pt-2">{back}</div>
          {isRefusal(error) && error.code !== 'permission_denied' ? (
            <Gone text={error.error_message} />
          ) : (
            <LoadFailed error={error} onReload={() => void refetch()} />
          )}
        </>
      ) : (
        <RoomPending back={back} />
      )}
    </div>
  );
}

type TalkProps = Props & { room: RoomWindow; reading: ReturnType<typeof useRoom> };

function Talk(props: TalkProps) {
  const { store_id, channel_id, orderId, back, onAbout, room, reading } = props;
  const { channel, messages } = room;
  const area = useRef<HTMLTextAreaElement>(null);
  const writing = useWriting(store_id, channel_id);
  const { send, remove, sendAgain } = useSend(channel);
  const outgoing = useOutgoing(channel_id, new Set(messages.map((each) => each.message_id)));
  const isTyping = useTyping(store_id, channel_id, channel.last_number);
  const namesStore = useAppState(({ store }) => isSeveral(store.selected_ids.join(',')));
  const roleBarrier = useRoleBarrier('order', store_id);
  const isInactive = useStoreStanding(store_id) === 'inactive' && channel.side === 'SELLER';
  const mayAct = roleBarrier === undefined;
  const [menu, setMenu] = useState<MenuOf>();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [reported, setReported] = useState<number | 'all'>();
  const [isSearching, setSearching] = useState(false);
  useOrderToSend(orderId, channel, writing);

  const openMenu = (number: number, anchor: HTMLElement, isByKey: boolean) => {
    const message = messages.find((each) => each.number === number);
    if (!message) return;
    setMenu({ message, anchor, isByKey });
    setMenuOpen(true);
  };
  const sendNow = async (written: Parameters<typeof send>[0]) => {
    const sending = send(written);
    reading.forgetUnread();
    reading.goTo('end');
    await sending;
  };
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <RoomHead
        {...{ channel, back, isTyping, namesStore, mayAct }}
        onSearch={() => setSearching(true)}
        onReport={() => setReported('all')}
        onAbout={onAbout && (() => onAbout(channel))}
      />
      <Messages
        key={channel_id}
        {...{ room, reading, outgoing, isTyping }}
        mayMark={mayAct}
        whenEmpty={<NoMessages channel={channel} />}
        onMenu={openMenu}
        onRemove={remove}
        onSendAgain={sendAgain}
      />
      <NoComposer channel={channel} roleBarrier={roleBarrier} isInactive={isInactive}>
        <Composer {...{ channel, writing, area }} onSend={sendNow} />
      </NoComposer>
      {menu && (
        <MessageMenu
          of={menu}
          isOpen={isMenuOpen}
          mayAct={mayAct}
          onClose={() => setMenuOpen(false)}
          onReply={(message) => {
            const { number, is_own } = message;
            writing.write((now) => ({
              ...now,
              reply: { number, is_own, text: lineOf(message).slice(0, 200) },
            }));
            // The menu gives the focus back first.
            requestAnimationFrame(() => area.current?.focus());
          }}
          onReport={setReported}
        />
      )}
      <ReportSheet channel={channel} about={reported} onClose={() => setReported(undefined)} />
      <SearchInRoom
        channel={channel}
        isOpen={isSearching}
        onClose={() => setSearching(false)}
        onGoTo={reading.goTo}
      />
    </div>
  );
}

const NoMessages = ({ channel: { other, side } }: { channel: ChannelRow }) => (
  <div className="m-auto max-w-72 py-10 text-center">
    <h2 className="text-lg font-bold">Belum ada pesan</h2>
    <p className="mt-1 text-ink-soft">
      {side === 'SELLER'
        ? `Sapa ${other.name}, atau kirim pesanan dan produk yang ingin dibicarakan.`
        : `Tanyakan stok, harga, atau pesanan Anda ke ${other.name}.`}
    </p>
  </div>
);
