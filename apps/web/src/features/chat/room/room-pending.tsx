import type { ReactNode } from 'react';
import { Skeleton } from '../../../ui/skeleton.tsx';

const widths = ['w-48', 'w-64', 'w-40', 'w-56', 'w-52'];

/** A room of which nothing is known yet. */
export function RoomPending({ back }: { back?: ReactNode }) {
  return (
    <div role="status" aria-label="Memuat percakapan" className="flex min-h-0 flex-1 flex-col">
      <div className="flex min-h-15 items-center gap-3 border-b border-line bg-surface px-2 md:px-4">
        {back}
        <Skeleton className="size-10 rounded-lg" />
        <Skeleton className="h-5 w-40" />
      </div>
      <div className="flex flex-1 flex-col justify-end gap-3 p-4">
        {widths.map((width, place) => (
          <Skeleton
            key={width}
            className={`h-11 rounded-xl ${width} ${place % 2 === 0 ? '' : 'self-end'}`}
          />
        ))}
      </div>
    </div>
  );
}
