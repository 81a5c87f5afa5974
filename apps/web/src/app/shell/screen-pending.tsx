import { Skeleton } from '../../ui/skeleton.tsx';

/** In the place of a screen of which nothing is known yet: it has a head, and something below it. */
export function ScreenPending() {
  return (
    <div
      role="status"
      aria-label="Memuat"
      aria-busy="true"
      className="mx-auto grid w-full max-w-5xl grid-cols-[minmax(0,1fr)] gap-3 px-4 pt-3 md:px-5 md:pt-6"
    >
      <Skeleton className="h-8 w-44" />
      {[1, 2, 3].map((each) => (
        <Skeleton key={each} className="h-32 rounded-lg" />
      ))}
    </div>
  );
}
