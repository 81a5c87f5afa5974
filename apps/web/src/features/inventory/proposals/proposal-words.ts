import type { ProposalState, ProposalStepKind } from '@marketplace/contract/proposal-words';

type Words = { label: string; tone: 'note' | 'soon' | 'brand' | 'wrong'; next: string };

export const stateWords: Record<ProposalState, Words> = {
  PENDING: {
    label: 'Sedang diperiksa',
    tone: 'note',
    next: 'Tim katalog sedang memeriksa. Hasilnya muncul di sini.',
  },
  NEEDS_REVISION: {
    label: 'Perlu diperbaiki',
    tone: 'soon',
    next: 'Perbaiki yang diminta, lalu kirim lagi.',
  },
  APPROVED: {
    label: 'Disetujui',
    tone: 'brand',
    next: 'Sudah ada di katalog dan bisa langsung dijual.',
  },
  REJECTED: { label: 'Ditolak', tone: 'wrong', next: 'Produk ini tidak masuk katalog.' },
};

/** What happened, as a heading in the timeline. */
export const stepWords: Record<ProposalStepKind, string> = {
  SENT: 'Usulan dikirim',
  RETURNED: 'Diminta diperbaiki',
  REVISED: 'Diperbaiki dan dikirim lagi',
  APPROVED: 'Disetujui',
  REJECTED: 'Ditolak',
};
