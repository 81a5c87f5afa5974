import type { ChannelRow } from '@marketplace/contract/chat';
import { longestMessage } from '@marketplace/contract/chat-words';
import { Image, Package, Plus, ReceiptText, SendHorizontal, Zap } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { wordsForThrown } from '../../../platform/api/failure.ts';
import { number } from '../../../platform/format/money.ts';
import { useAppState, useServices } from '../../../platform/services.ts';
import { classNames } from '../../../ui/class-names.ts';
import { deafFor } from '../../../ui/deaf-for.ts';
import { Menu } from '../../../ui/menu.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { showToast } from '../../../ui/toast.tsx';
import type { Written } from '../message/use-send.ts';
import { OrderPicker } from '../pickers/order-picker.tsx';
import { ProductPicker } from '../pickers/product-picker.tsx';
import { RepliesPicker } from '../pickers/replies-picker.tsx';
import { Attached } from './attached.tsx';
import { isNothing, withOrder, withProduct } from './draft-values.ts';
import { QuickQuestions } from './quick-questions.tsx';
import { type FieldValues, filled, openFields } from './reply-fields.ts';
import { SlashReplies, slashWords } from './slash-replies.tsx';
import { useAttachPhoto } from './use-attach-photo.ts';
import type { WritingDraft } from './use-writing.ts';

type Props = {
  channel: ChannelRow;
  writing: WritingDraft;
  area: RefObject<HTMLTextAreaElement | null>;
  onSend: (written: Written) => Promise<void>;
};

/** Which sheet is open; an order may be chosen to be sent, or for its number alone. */
type Picking = 'product' | 'order' | 'order number' | 'replies';

const tellEvery = 3_000;

/** What a prepared text calls the two stores. */
const namesOf = ({ side, store_name, other }: ChannelRow): FieldValues =>
  side === 'SELLER'
    ? { nama: other.name, toko: store_name }
    : { nama: store_name, toko: other.name };

export function Composer({ channel, writing, area, onSend }: Props) {
  const { store_id, channel_id, side, other } = channel;
  const { api } = useServices();
  const isDesktop = useAppState(({ app }) => app.isDesktop);
  const [picking, setPicking] = useState<Picking>();
  const photo = useAttachPhoto(store_id, writing);
  const noteId = useId();
  const { values, write, isReady } = writing;
  const { text, order } = values;
  const toldAt = useRef(0);
  const fields: FieldValues = {
    ...namesOf(channel),
    'nomor pesanan': order && `#${order.order_number}`,
  };
  const open = openFields(text);
  const tooMany = text.trim().length - longestMessage;
  const slash = slashWords(text);
  const isSlash = slash !== undefined && side === 'SELLER';

  const send = async (written: Written | undefined) => {
    if (!written) return;
    try {
      await onSend(written);
      await writing.forgetTaken();
    } catch (error) {
      writing.putBack(written);
      showToast({ text: wordsForThrown(error), kind: 'error' });
    }
  };
  const canSend =
    isReady && !isNothing(values) && open.length === 0 && tooMany <= 0 && !photo.isBusy;
  const sendWriting = () => {
    if (open.length > 0) {
      // What was typed by hand is filled in as what was chosen is.
      const ready = filled(text, fields);
      write((now) => ({ ...now, text: ready }));
      if (openFields(ready).length > 0) setPicking('order number');
      return;
    }
    if (canSend) void send(writing.take());
    area.current?.focus();
  };
  const insert = (prepared: string) => {
    const next = filled(prepared, fields);
    write((now) => ({
      ...now,
      text: slashWords(now.text) === undefined && now.text.trim() ? `${now.text} ${next}` : next,
    }));
    area.current?.focus();
    if (openFields(next).length > 0) setPicking('order number');
  };
  const asked = useRef<string>(undefined);
  const ask = (question: string) => {
    const ready = filled(question, fields);
    // A second tap was meant for the first.
    if (asked.current === ready) return;
    asked.current = ready;
    setTimeout(() => {
      asked.current = undefined;
    }, deafFor);
    if (openFields(ready).length > 0) insert(question);
    else void onSend({ text: ready }).catch(() => insert(ready));
  };
  const type = (text: string) => {
    write((now) => ({ ...now, text }));
    if (text.trim() === '' || Date.now() - toldAt.current < tellEvery) return;
    toldAt.current = Date.now();
    // Nothing is lost with it.
    api('POST /chat/channel/typing', { body: { store_id, channel_id } }).catch(() => {});
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || !isDesktop || event.nativeEvent.isComposing)
      return;
    event.preventDefault();
    if (!isSlash) sendWriting();
    else
      event.currentTarget
        .closest('[data-composer]')
        ?.querySelector<HTMLElement>('[data-slash]')
        ?.click();
  };
  const hasPicked = useRef(false);
  useEffect(() => {
    if (!isDesktop) return;
    // What was chosen in a sheet is seen with what is written beside it. Who types elsewhere while the room comes goes on there.
    const isFree = document.activeElement?.closest('[data-row-link]') ?? isNowhere();
    if (!picking && (hasPicked.current || isFree)) area.current?.focus({ preventScroll: true });
    hasPicked.current = picking !== undefined;
  }, [picking, isDesktop, area]);

  const attachments = [
    { label: 'Foto', icon: <Image aria-hidden />, onSelect: photo.open },
    { label: 'Produk', icon: <Package aria-hidden />, onSelect: () => setPicking('product') },
    { label: 'Pesanan', icon: <ReceiptText aria-hidden />, onSelect: () => setPicking('order') },
    ...(side === 'SELLER'
      ? [
          {
            label: 'Balasan cepat',
            icon: <Zap aria-hidden />,
            onSelect: () => setPicking('replies'),
          },
        ]
      : []),
  ];
  const close = () => setPicking(undefined);
  return (
    <div
      data-composer=""
      data-uncovered=""
      className="grid shrink-0 grid-cols-[minmax(0,1fr)] gap-2 border-t border-line bg-surface px-4 py-2 md:pb-3"
    >
      {isSlash && <SlashReplies store_id={store_id} words={slash} onPick={insert} />}
      {isReady && isNothing(values) && (
        <QuickQuestions
          {...{ store_id, side, fields }}
          onPick={ask}
          onReplies={side === 'SELLER' ? () => setPicking('replies') : undefined}
        />
      )}
      <Attached writing={writing} otherName={other.name} onDropPhoto={photo.drop} />
      {open.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-2 px-1 text-sm text-soon-700">
          Isi dulu {open.map((field) => `{${field}}`).join(', ')}.
          {open.includes('nomor pesanan') && (
            <button
              type="button"
              onClick={() => setPicking('order number')}
              className="min-h-11 font-semibold underline underline-offset-2"
            >
              Pilih pesanan
            </button>
          )}
        </p>
      )}
      <div className="-mx-2 flex items-end gap-1">
        <Menu
          label="Lampirkan"
          trigger={photo.isBusy ? <Spinner className="size-6" /> : <Plus aria-hidden />}
          items={attachments}
        />
        <input
          {...photo.field}
          type="file"
          accept="image/*"
          aria-label="Foto untuk dikirim"
          tabIndex={-1}
          className="sr-only"
        />
        <textarea
          ref={area}
          rows={1}
          dir="auto"
          aria-label={`Tulis pesan ke ${other.name}`}
          aria-describedby={tooMany > 0 ? noteId : undefined}
          aria-invalid={tooMany > 0 || undefined}
          placeholder="Tulis pesan"
          enterKeyHint={isDesktop ? 'send' : 'enter'}
          value={text}
          readOnly={!isReady}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onKeyDown={press}
          className="field-sizing-content max-h-36 min-h-11 min-w-0 flex-1 resize-none rounded-xl border border-edge bg-surface px-3.5 py-2.5 text-base leading-6 wrap-anywhere text-ink outline-none placeholder:text-ink-faint focus-visible:border-brand-700 focus-visible:outline-2 focus-visible:outline-offset-0 focus-visible:outline-brand-700"
        />
        <button
          type="button"
          aria-label="Kirim"
          aria-disabled={!canSend || undefined}
          // The keyboard stays open for the next message.
          onPointerDown={(event) => event.preventDefault()}
          onClick={sendWriting}
          className={classNames(
            'inline-flex size-11 shrink-0 items-center justify-center rounded-full transition-transform duration-100',
            canSend
              ? 'bg-brand-700 text-on-strong hover:bg-brand-800 active:scale-95 active:bg-brand-900'
              : 'bg-sunken text-ink-faint',
          )}
        >
          <SendHorizontal aria-hidden className="size-5" />
        </button>
      </div>
      <p id={noteId} aria-live="polite" className="px-1 text-sm text-wrong-700 empty:hidden">
        {tooMany > 0 &&
          `Paling banyak ${number(longestMessage)} huruf. Kurangi ${number(tooMany)} lagi.`}
      </p>
      <ProductPicker
        isOpen={picking === 'product'}
        onClose={close}
        channel={channel}
        onPick={(product) => write((now) => withProduct(now, product))}
      />
      <OrderPicker
        isOpen={picking === 'order' || picking === 'order number'}
        onClose={close}
        channel={channel}
        onPick={(order) =>
          write((now) =>
            picking === 'order number'
              ? { ...now, text: filled(now.text, { 'nomor pesanan': `#${order.order_number}` }) }
              : withOrder(now, order),
          )
        }
      />
      <RepliesPicker
        isOpen={picking === 'replies'}
        onClose={close}
        store_id={store_id}
        onPick={insert}
      />
    </div>
  );
}

const isNowhere = (): boolean => document.activeElement === document.body;
