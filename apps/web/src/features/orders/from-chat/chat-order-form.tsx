import type { ChatOrderDetail } from '@marketplace/contract/chat-order';
import { useState } from 'react';
import { rupiah } from '../../../platform/format/money.ts';
import { DraftForm } from '../../../platform/forms/draft-form.tsx';
import { useBarrier } from '../../../platform/store-standing.ts';
import { RowSkeletons } from '../../../shared/record-page.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { type Goods, type Line, usualTotal } from './chat-values.ts';
import { ChooseBuyer } from './choose-buyer.tsx';
import { ChooseGoods } from './choose-goods.tsx';
import { LineEditor } from './line-editor.tsx';
import { PasteChat } from './paste-chat.tsx';
import { TermsFields } from './terms-fields.tsx';
import { useChatOrderForm } from './use-chat-order-form.ts';

type Props = { store_id: string; order: ChatOrderDetail | null };

/** Paste, look at each line, say whose it is: then it is written down. */
export function ChatOrderForm({ store_id, order }: Props) {
  const form = useChatOrderForm({ store_id, order });
  const barrier = useBarrier('order', store_id);
  const [choosingFor, setChoosingFor] = useState<string>();
  if (!form.isReady) return <RowSkeletons />;
  const { values, set, problems, field } = form;
  const { lines } = values;
  const change = (key: string, part: Partial<Line>) =>
    set({ lines: lines.map((line) => (line.key === key ? { ...line, ...part } : line)) });
  const choose = (goods: Goods) => {
    const chosen = { inventory_id: goods.inventory_id, is_checked: true };
    const line = lines.find(({ key }) => key === choosingFor);
    if (line)
      change(line.key, {
        ...chosen,
        candidates: [
          goods,
          ...line.candidates.filter((each) => each.inventory_id !== goods.inventory_id),
        ],
      });
    else
      set({
        lines: [
          ...lines,
          {
            ...chosen,
            key: crypto.randomUUID(),
            text: '',
            doubt: null,
            quantity: 1,
            candidates: [goods],
          },
        ],
      });
    setChoosingFor(undefined);
  };
  const unchecked = lines.filter(({ is_checked, inventory_id }) => !is_checked || !inventory_id);
  return (
    <DraftForm form={form} barrier={barrier} submitLabel="Simpan" isAboutSaved={order !== null}>
      <PasteChat store_id={store_id} form={form} />
      {values.is_cut && (
        <Banner kind="important">
          Hanya 100 baris pertama yang dibaca. Sisanya buat terpisah.
        </Banner>
      )}
      {lines.length > 0 && (
        <Card isFlush aria-labelledby="chat-lines">
          <CardTitle id="chat-lines" className="px-4 pt-4 pb-2">
            {unchecked.length > 0
              ? `${lines.length} baris, ${unchecked.length} perlu diperiksa`
              : `${lines.length} baris`}
          </CardTitle>
          <ul className="divide-y divide-line border-t border-line">
            {lines.map((line) => (
              <LineEditor
                key={line.key}
                line={line}
                error={problems[line.key]}
                onChange={(part) => change(line.key, part)}
                onSearch={() => setChoosingFor(line.key)}
                onRemove={() => set({ lines: lines.filter(({ key }) => key !== line.key) })}
              />
            ))}
          </ul>
          <p className="flex justify-between gap-3 border-t border-line px-4 py-3">
            <span>Perkiraan, sebelum promo dan ongkir</span>
            <b className="font-bold tabular-nums">{rupiah(usualTotal(lines))}</b>
          </p>
        </Card>
      )}
      <Button
        variant="secondary"
        size="sm"
        className="justify-self-start"
        onClick={() => setChoosingFor('new')}
      >
        Tambah barang
      </Button>
      <Ignored texts={values.ignored} />
      <ChooseBuyer
        store_id={store_id}
        buyer={values.buyer}
        error={problems.buyer}
        onChange={(buyer) => set({ buyer })}
      />
      <TermsFields form={form} />
      <TextArea label="Catatan (tidak wajib)" maxLength={500} {...field('note')} />
      <ChooseGoods
        store_id={store_id}
        isOpen={choosingFor !== undefined}
        words={lines.find(({ key }) => key === choosingFor)?.text ?? ''}
        onClose={() => setChoosingFor(undefined)}
        onChoose={choose}
      />
    </DraftForm>
  );
}

/** Nothing of what was pasted goes without a word. */
function Ignored({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <details className="rounded-lg border border-line px-4">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
        {`${texts.length} baris tidak dianggap pesanan`}
      </summary>
      <ul className="grid gap-1 pb-3 text-sm text-ink-soft">
        {texts.map((text) => (
          <li key={text} className="wrap-anywhere">
            {text}
          </li>
        ))}
      </ul>
    </details>
  );
}
