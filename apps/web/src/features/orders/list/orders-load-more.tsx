import { useEffect, useRef } from 'react';
import { number } from '../../../platform/format/money.ts';
import { LoadMore } from '../../../platform/lists/load-more.tsx';
import { Button } from '../../../ui/button.tsx';
import type { useOrderPages } from './use-order-pages.ts';

type Props = { list: ReturnType<typeof useOrderPages>; last: number; onMore: () => void };

/** The end of what is loaded: more comes by scrolling, and by the button for whoever does not scroll. */
export function OrdersLoadMore({ list, last, onMore }: Props) {
  const { pages, latest, error, retry, isPending } = list;
  const hasMore = latest !== undefined && last < latest.total_page;
  const isAtRest = !isPending && !error;
  const more = useNearEnd(hasMore && isAtRest, onMore);
  if (pages.length === 0 || !latest) return null;
  if (error) {
    return (
      <Button variant="secondary" isBlock onClick={retry}>
        Gagal memuat. Coba lagi
      </Button>
    );
  }
  if (isPending) return null;
  if (hasMore) {
    return (
      <div ref={more}>
        <LoadMore onMore={onMore} />
      </div>
    );
  }
  if (latest.total_data === 0) return null;
  return (
    <p className="py-3 text-center text-sm text-ink-faint">
      Semua {number(latest.total_data)} pesanan sudah tampil.
    </p>
  );
}

const ahead = '800px';

function useNearEnd(isWatching: boolean, act: () => void) {
  const element = useRef<HTMLDivElement>(null);
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    if (!isWatching || !element.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && latest.current(),
      { rootMargin: ahead },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isWatching]);
  return element;
}
