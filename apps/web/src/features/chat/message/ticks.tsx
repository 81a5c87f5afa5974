import { Check, CheckCheck, Clock3, TriangleAlert } from 'lucide-react';

export type Mark = 'waiting' | 'sending' | 'refused' | 'sent' | 'delivered' | 'read';

const looks = {
  waiting: { Icon: Clock3, words: 'Menunggu dikirim', style: '' },
  sending: { Icon: Clock3, words: 'Sedang dikirim', style: '' },
  refused: { Icon: TriangleAlert, words: 'Tidak terkirim', style: 'text-wrong-700' },
  sent: { Icon: Check, words: 'Terkirim', style: '' },
  delivered: { Icon: CheckCheck, words: 'Sampai', style: '' },
  read: { Icon: CheckCheck, words: 'Dibaca', style: 'text-note-700' },
} as const;

/** How far a message of this side has come. */
export function Ticks({ mark }: { mark: Mark }) {
  const { Icon, words, style } = looks[mark];
  return (
    <span className={style} title={words}>
      <Icon aria-hidden className="size-4" />
      <span className="sr-only">{words}</span>
    </span>
  );
}
