import type { OutboxItem } from '../../../platform/offline/device-records.ts';
import { Badge } from '../../../ui/badge.tsx';

type Props = { waiting: Pick<OutboxItem, 'refusal'> };

/** In a list: that what was said about a demand has not arrived, or was not taken. */
export const UnsentBadge = ({ waiting: { refusal } }: Props) => (
  <Badge tone={refusal ? 'wrong' : 'note'} className="shrink-0">
    {refusal ? 'Tidak terkirim' : 'Menunggu dikirim'}
  </Badge>
);
