import type { QuickReply } from '@marketplace/contract/chat-templates';
import { mostReplies } from '@marketplace/contract/chat-words';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { ChevronRight, Plus } from 'lucide-react';
import { useState } from 'react';
import { number } from '../../../platform/format/money.ts';
import { BarrierNote } from '../../../platform/forms/draft-form.tsx';
import { useServices } from '../../../platform/services.ts';
import { useBarrier } from '../../../platform/store-standing.ts';
import { OneStore } from '../../../shared/one-store.tsx';
import { RecordPage, RecordPending } from '../../../shared/record-page.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { repliesQuery } from '../chat.query.ts';
import { AwaySection } from './away-section.tsx';
import { ReplyForm } from './reply-form.tsx';

export const Route = createFileRoute('/_private/seller/chat/replies')({
  staticData: { isForSellers: true },
  component: RepliesScreen,
  pendingComponent: RecordPending,
});

const back = { to: '/seller/chat', label: 'Chat' };

/** What the store answers by a tap, and what by itself while it is closed. */
function RepliesScreen() {
  const { store_id } = Route.useSearch();
  return <OneStore store_id={store_id}>{(id) => <Replies key={id} store_id={id} />}</OneStore>;
}

function Replies({ store_id }: { store_id: string }) {
  const result = useQuery(repliesQuery(useServices(), store_id));
  const barrier = useBarrier('order', store_id);
  const [open, setOpen] = useState<QuickReply | 'new'>();
  const close = () => setOpen(undefined);
  return (
    <RecordPage title="Balasan cepat dan otomatis" back={back} result={result}>
      {({ replies }) => (
        <>
          <BarrierNote barrier={barrier} />
          <Card isFlush aria-labelledby="quick-replies">
            <div className="flex flex-wrap items-start justify-between gap-2 p-4 pb-2">
              <div className="min-w-0 flex-[1_1_14rem]">
                <CardTitle id="quick-replies">Balasan cepat</CardTitle>
                <p className="mt-1 text-sm text-ink-soft">
                  Jawaban yang sering Anda tulis. Di percakapan, ketik / atau pilih Balasan cepat.
                </p>
              </div>
              {!barrier && replies.length < mostReplies && (
                <Button
                  variant="secondary"
                  size="sm"
                  icon={<Plus aria-hidden />}
                  onClick={() => setOpen('new')}
                >
                  Tambah
                </Button>
              )}
            </div>
            {replies.length === 0 && (
              <p className="px-4 pb-4 text-ink-soft">
                Belum ada. Misalnya: “Halo {'{nama}'}, pesanan {'{nomor pesanan}'} sedang kami
                siapkan.”
              </p>
            )}
            <ul aria-label="Balasan cepat" className="divide-y divide-line">
              {replies.map((reply) => (
                <li key={reply.reply_id}>
                  <ListRow
                    title={reply.title}
                    subtitle={<span className="line-clamp-2">{reply.text}</span>}
                    trailing={
                      !barrier && <ChevronRight aria-hidden className="size-5 text-ink-faint" />
                    }
                    {...(!barrier && { onClick: () => setOpen(reply) })}
                  />
                </li>
              ))}
            </ul>
            {replies.length >= mostReplies && (
              <p className="p-4 text-sm text-ink-soft">
                Paling banyak {number(mostReplies)} balasan cepat.
              </p>
            )}
          </Card>
          <AwaySection store_id={store_id} barrier={barrier} />
          <Sheet
            isOpen={open !== undefined}
            onClose={close}
            title={open === 'new' ? 'Balasan cepat baru' : 'Ubah balasan cepat'}
          >
            {open && (
              <ReplyForm
                key={open === 'new' ? 'new' : open.reply_id}
                store_id={store_id}
                reply={open === 'new' ? undefined : open}
                onDone={close}
              />
            )}
          </Sheet>
        </>
      )}
    </RecordPage>
  );
}
