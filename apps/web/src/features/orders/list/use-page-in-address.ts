import { usualPageSize as pageSize } from '@marketplace/contract/page-size';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { rowsBeyondView } from '../../../ui/table/row-window.ts';
import type { OrderSearch } from '../order-search.ts';

const atRest = 400;

/** The address says which page is on top of the table, so that it alone brings the same rows back. */
export function usePageInAddress(
  name: string,
  { page = 1, ...rest }: OrderSearch,
  firstThere: number,
) {
  const navigate = useNavigate();
  // Where the list begins: whoever scrolls goes on from there by themselves.
  const [begun, setBegun] = useState({ name, page });
  if (begun.name !== name) setBegun({ name, page });
  const top = firstThere === 0 ? 1 : Math.floor((firstThere + rowsBeyondView) / pageSize) + 1;
  const written = useRef({ name, top });
  if (written.current.name !== name) written.current = { name, top };
  const write = useEffectEvent(() => {
    written.current = { name, top };
    // On the way to another page, or beside a form: the address is not the list's.
    if (window.location.pathname !== '/seller/orders') return;
    void navigate({
      to: '/seller/orders',
      search: top > 1 ? { ...rest, page: top } : rest,
      replace: true,
      resetScroll: false,
    });
  });
  useEffect(() => {
    if (written.current.top === top) return;
    const timer = setTimeout(() => write(), atRest);
    return () => clearTimeout(timer);
  }, [top]);
  return { firstIndex: (begun.page - 1) * pageSize, pageSize };
}
