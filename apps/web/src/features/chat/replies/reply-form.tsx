import type { QuickReply } from '@marketplace/contract/chat-templates';
import { longestReply, replyFields } from '@marketplace/contract/chat-words';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { inWords, textCheck } from '../../../platform/forms/checks.ts';
import { DraftForm } from '../../../platform/forms/draft-form.tsx';
import { useDraftForm } from '../../../platform/forms/use-draft-form.ts';
import { useServices } from '../../../platform/services.ts';
import { useAction } from '../../../platform/use-action.ts';
import { RowSkeletons } from '../../../shared/record-page.tsx';
import { Button } from '../../../ui/button.tsx';
import { chipStyle } from '../../../ui/chip.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { repliesQuery } from '../chat.query.ts';

type Values = { title: string; text: string };
type Base = Pick<QuickReply, 'title' | 'text'> & Partial<QuickReply>;

const valuesOf = ({ title, text }: Base): Values => ({ title, text });
const nothing: Base = { title: '', text: '' };

type Props = { store_id: string; reply: QuickReply | undefined; onDone: () => void };

/** A reply that is new, or another form of one there is. */
export function ReplyForm({ store_id, reply, onDone }: Props) {
  const services = useServices();
  const queryClient = useQueryClient();
  const renew = () =>
    queryClient.invalidateQueries({ queryKey: repliesQuery(services, store_id).queryKey });
  const form = useDraftForm<Values, Base, unknown>({
    name: `chat-reply:${store_id}:${reply?.reply_id ?? 'new'}`,
    base: reply ?? nothing,
    initial: valuesOf,
    check: ({ title, text }) =>
      inWords({ title: textCheck(title, 1, 40), text: textCheck(text, 1, longestReply) }),
    send: ({ title, text }, { reply_id, version }, options) =>
      services.api(
        'POST /chat/template/replies/save',
        { body: { store_id, title, text, ...(reply_id && { reply_id, version }) } },
        options,
      ),
    onSent: () => {
      void renew();
      showToast({ text: 'Balasan cepat tersimpan.', kind: 'success' });
    },
    leave: onDone,
  });
  if (!form.isReady) return <RowSkeletons />;
  const insert = (field: string) => form.set({ text: `${form.values.text}{${field}}` });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <DraftForm form={form} submitLabel="Simpan" isAboutSaved={reply !== undefined}>
        <TextField label="Judul" autoComplete="off" maxLength={40} {...form.field('title')} />
        <TextArea
          label="Isi"
          hint="Yang di dalam kurung kurawal diisi sebelum dikirim, jadi Anda melihatnya dulu."
          rows={4}
          {...form.field('text')}
        />
        <fieldset aria-label="Sisipkan" className="flex min-w-0 flex-wrap gap-x-2 gap-y-3">
          {replyFields.map((field) => (
            <button key={field} type="button" onClick={() => insert(field)} className={chipStyle()}>
              {`{${field}}`}
            </button>
          ))}
        </fieldset>
      </DraftForm>
      {reply && <Remove {...{ store_id, reply, onDone, renew }} />}
    </div>
  );
}

type RemoveProps = {
  store_id: string;
  reply: QuickReply;
  onDone: () => void;
  renew: () => Promise<unknown>;
};

function Remove({ store_id, reply, onDone, renew }: RemoveProps) {
  const { api } = useServices();
  const [isAsking, setAsking] = useState(false);
  const removing = useAction(async () => {
    await api('POST /chat/template/replies/remove', {
      body: { store_id, reply_id: reply.reply_id },
    });
    showToast({ text: 'Balasan cepat dihapus.', kind: 'success' });
    setAsking(false);
    onDone();
    await renew();
  });
  return (
    <>
      <Button variant="quiet" className="justify-self-start" onClick={() => setAsking(true)}>
        Hapus balasan ini
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={`Hapus “${reply.title}”?`}
        text="Semua staf toko ini tidak melihatnya lagi."
        confirmLabel="Hapus"
        isDanger
        isBusy={removing.isBusy}
        onConfirm={removing.run}
      />
    </>
  );
}
