import {
  buyerComplaintKinds,
  type ComplaintKind,
  sellerReportKinds,
} from '@marketplace/contract/complaint-words';
import { useNavigate } from '@tanstack/react-router';
import { Select } from '../../../../ui/select.tsx';
import type { ComplaintSearch } from '../complaint-search.ts';
import { kindWords } from '../complaint-words.ts';

const sides = [
  { value: '', label: 'Semua pihak' },
  { value: 'BUYER', label: 'Dari pembeli' },
  { value: 'SELLER', label: 'Laporan toko' },
];

const kindsOf = (side: string | undefined): readonly ComplaintKind[] => {
  if (side === 'BUYER') return buyerComplaintKinds;
  return side === 'SELLER' ? sellerReportKinds : [...buyerComplaintKinds, ...sellerReportKinds];
};

/** By who has brought it up, and what it is about. */
export function ComplaintNarrowing({ search: { side, kind } }: { search: ComplaintSearch }) {
  const navigate = useNavigate({ from: '/seller/complaints' });
  const narrow = (by: Pick<ComplaintSearch, 'side' | 'kind'>) =>
    void navigate({ search: (before) => ({ ...before, ...by }), replace: true });
  const kinds = kindsOf(side).map((value) => ({ value, label: kindWords[value] }));
  return (
    <div className="grid grid-cols-2 gap-3">
      <Select
        label="Dari siapa"
        value={side ?? ''}
        items={sides}
        // What the other side complains about is something else.
        onValueChange={(value) => narrow({ side: value || undefined, kind: undefined })}
      />
      <Select
        label="Tentang apa"
        value={kind ?? ''}
        items={[{ value: '', label: 'Semua masalah' }, ...kinds]}
        onValueChange={(value) => narrow({ kind: value || undefined })}
      />
    </div>
  );
}
