import type { ChannelRow } from '@marketplace/contract/chat';
import { type ReportReason, reportReasons } from '@marketplace/contract/chat-words';
import { useState } from 'react';
import { useServices } from '../../../platform/services.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { reasonWords } from '../chat-words.ts';

const longest = 1000;

type Props = {
  channel: ChannelRow;
  /** What is reported: a message by its number, or the conversation. */
  about: number | 'all' | undefined;
  onClose: () => void;
};

/** Tells the marketplace of what the other side has written. */
export function ReportSheet({ channel, about, onClose }: Props) {
  return (
    <Sheet isOpen={about !== undefined} onClose={onClose} title="Laporkan ke marketplace">
      {about !== undefined && <Fields {...{ channel, about, onClose }} />}
    </Sheet>
  );
}

function Fields({ channel, about, onClose }: Props) {
  const { store_id, channel_id, other } = channel;
  const { api } = useServices();
  const [reason, setReason] = useState<ReportReason>();
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const sending = useAction(async (reason: ReportReason) => {
    await api('POST /chat/channel/report', {
      body: {
        store_id,
        channel_id,
        ...(typeof about === 'number' && { number: about }),
        reason,
        text: text.replaceAll(/\s+/gu, ' ').trim(),
      },
    });
    showToast({ text: 'Laporan terkirim. Tim marketplace akan memeriksanya.', kind: 'success' });
    onClose();
  });
  return (
    <form
      noValidate
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (reason) sending.run(reason);
      }}
    >
      <p className="text-ink-soft">
        {typeof about === 'number' ? 'Pesan ini' : 'Percakapan ini'} dan pesan-pesan terakhir
        sebelumnya dikirim ke tim marketplace. {other.name} tidak diberi tahu.
      </p>
      <RadioGroup
        label="Alasan"
        value={reason ?? null}
        onValueChange={(value) => setReason(value as ReportReason)}
        items={reportReasons.map((value) => ({ value, label: reasonWords[value] }))}
        error={isTried && !reason && 'Pilih alasannya.'}
      />
      <TextArea
        label="Keterangan (tidak wajib)"
        value={text}
        maxLength={longest}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button type="submit" isBlock isBusy={sending.isBusy}>
        Kirim laporan
      </Button>
    </form>
  );
}
