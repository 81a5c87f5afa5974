import type { AccountingWorkRow } from '@marketplace/contract/accounting';
import { useState } from 'react';
import { number } from '../../../platform/format/money.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Card } from '../../../ui/card.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { workWords } from '../accounting-words.ts';

/** Longer ago it is no news. */
const newsFor = 3_600_000;

type Props = { work: AccountingWorkRow | null };

/** The long job under way: it goes on while the person leaves. Of one that failed, or took something not, a word until it is put away. */
export function WorkCard({ work }: Props) {
  const [closed, setClosed] = useState<string>();
  if (!work) return null;
  const { job_id, kind, state, done, total, error_message, finished_at } = work;
  if (finished_at === null)
    return (
      <Card>
        <Progress
          label={workWords[kind].doing}
          value={total ? done : undefined}
          max={total || undefined}
          detail={detailOf(work)}
        />
        <p className="mt-2 text-sm text-ink-soft">
          Boleh ditinggal: pekerjaan ini jalan terus, dan hasilnya ada saat Anda kembali.
        </p>
      </Card>
    );
  if (closed === job_id || Date.now() - Date.parse(finished_at) > newsFor) return null;
  const close = () => setClosed(job_id);
  if (state === 'FAILED')
    return (
      <Banner kind="error" onClose={close}>
        {workWords[kind].failed} {error_message}
      </Banner>
    );
  return work.refused.length > 0 ? <Refused work={work} onClose={close} /> : null;
}

const detailOf = ({ state, kind, done, total }: AccountingWorkRow): string => {
  if (state === 'WAITING') return 'Menunggu giliran';
  if (!total) return 'Mulai';
  // A comparison goes through their items first and then through the stock: it is a share, not a count.
  if (kind === 'COMPARE') return `${Math.floor((100 * done) / total)}%`;
  return `${number(done)} dari ${number(total)}`;
};

const Refused = ({ work, onClose }: { work: AccountingWorkRow; onClose: () => void }) => (
  <Banner kind="important" onClose={onClose}>
    <p>
      {number(work.created)} barang sudah dibuat di Accurate dan dipasangkan,{' '}
      {number(work.refused.length)} belum:
    </p>
    <ul className="mt-1 list-disc pl-5">
      {work.refused.map(({ name, words }) => (
        <li key={`${name} ${words}`}>
          {name}: {words}
        </li>
      ))}
    </ul>
  </Banner>
);
