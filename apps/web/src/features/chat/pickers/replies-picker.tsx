import type { QuickReply } from '@marketplace/contract/chat-templates';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useServices } from '../../../platform/services.ts';
import { buttonStyle } from '../../../ui/button.tsx';
import { repliesQuery } from '../chat.query.ts';
import { type PickerProps, PickSheet } from './pick-sheet.tsx';

type Props = Omit<PickerProps<string>, 'isOpen'> & { isOpen: boolean; store_id: string };

/** What the store answers often, to be put into what is written. */
export function RepliesPicker({ store_id, onPick, ...sheet }: Props) {
  const [words, setWords] = useState('');
  const { data, error, refetch } = useQuery({
    ...repliesQuery(useServices(), store_id),
    enabled: sheet.isOpen,
  });
  const wanted = words.toLowerCase();
  const fitting = data?.replies.filter(({ title, text }) =>
    `${title} ${text}`.toLowerCase().includes(wanted),
  );
  return (
    <PickSheet<QuickReply>
      {...sheet}
      title="Balasan cepat"
      placeholder="Judul atau isi"
      words={words}
      onWords={setWords}
      found={{ data: fitting, error, refetch }}
      keyOf={({ reply_id }) => reply_id}
      whenNone="Belum ada balasan cepat. Buat jawaban yang sering Anda tulis, lalu kirim dengan satu ketukan."
      onPick={({ text }) => onPick(text)}
      row={({ title, text }) => (
        <span className="min-w-0 flex-1">
          <b className="block truncate font-semibold">{title}</b>
          <span className="line-clamp-2 text-sm wrap-anywhere text-ink-soft">{text}</span>
        </span>
      )}
      foot={
        <AppLink
          to="/seller/chat/replies"
          search={{ store_id }}
          className={buttonStyle({ variant: 'secondary', isBlock: true })}
        >
          Atur balasan cepat
        </AppLink>
      }
    />
  );
}
