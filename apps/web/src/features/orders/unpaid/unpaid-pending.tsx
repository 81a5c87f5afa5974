import { CardSkeletons } from '../orders-pending.tsx';

/** The rows' place, before they are there. */
export function UnpaidRowsPending() {
  return (
    <div
      role="status"
      aria-label="Memuat pesanan yang belum dibayar"
      className="grid grid-cols-[minmax(0,1fr)] gap-3"
    >
      <CardSkeletons count={3} />
    </div>
  );
}
