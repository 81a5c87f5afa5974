import { Skeleton } from '../../../ui/skeleton.tsx';

/** What both take, so that nothing below moves when they come: longer words make them higher, and no shorter ones lower. */
export const pictureHeight = 'min-h-56';
export const helpHeight = 'min-h-45';

export const PictureSkeleton = () => (
  <div
    role="status"
    aria-label="Memuat penjualan"
    className={`grid grid-cols-[minmax(0,1fr)] content-start gap-3 rounded-lg border border-line bg-surface p-4 ${pictureHeight}`}
  >
    <Skeleton className="h-5 w-36 max-w-full" />
    <Skeleton className="h-16 w-full" />
    <Skeleton className="h-10 w-full" />
  </div>
);

export const HelpSkeleton = () => (
  <div
    role="status"
    aria-label="Memuat yang paling membantu"
    className={`grid grid-cols-[minmax(0,1fr)] content-start gap-4 rounded-lg border border-line bg-surface p-4 ${helpHeight}`}
  >
    <Skeleton className="h-5 w-52 max-w-full" />
    <Skeleton className="h-10 w-full" />
    <Skeleton className="h-10 w-full" />
  </div>
);
