import type { FulfilmentStatus } from '@marketplace/contract/order-status';

export type OrderTab = { label: string; statuses: readonly FulfilmentStatus[] };

/** The tabs over the list. Orders that came to nothing share one. */
export const orderTabs: readonly OrderTab[] = [
  { label: 'Semua', statuses: [] },
  { label: 'Baru', statuses: ['NEW'] },
  { label: 'Diproses', statuses: ['PROCESSING'] },
  { label: 'Siap Diambil', statuses: ['READY_FOR_PICKUP'] },
  { label: 'Dikirim', statuses: ['SHIPPED'] },
  { label: 'Sampai', statuses: ['DELIVERED'] },
  { label: 'Dikomplain', statuses: ['IN_COMPLAINT'] },
  { label: 'Selesai', statuses: ['COMPLETED'] },
  { label: 'Tidak Jadi', statuses: ['REJECTED', 'CANCELLED', 'EXPIRED', 'RETURNED'] },
];

type Counts = Readonly<Record<FulfilmentStatus, number>>;

export const countOf = ({ statuses }: OrderTab, counts: Counts): number =>
  (statuses.length > 0 ? statuses : (Object.keys(counts) as FulfilmentStatus[])).reduce(
    (sum, status) => sum + counts[status],
    0,
  );

/** What a search finds is counted up to here by each status. */
export const foundWords = (count: number): string => (count > 99 ? '99+' : String(count));

export const statusOf = ({ statuses }: OrderTab): string | undefined =>
  statuses.length > 0 ? statuses.join(',') : undefined;

/** Whether there is a tab for just these statuses. */
export const isTab = (status: string | undefined): boolean =>
  orderTabs.some((tab) => statusOf(tab) === status);
