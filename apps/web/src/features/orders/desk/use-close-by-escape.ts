import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * Escape goes back from the chosen order to its line in the list, and from a form about it to the order: what was
 * written is kept. Whatever lies over the page has it first.
 */
export function useCloseByEscape(isFilling: boolean): void {
  const navigate = useNavigate({ from: '/seller/orders' });
  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isTakenElsewhere()) return;
      if (isFilling)
        return document.querySelector<HTMLElement>('[data-filling] [data-back]')?.click();
      document.querySelector<HTMLElement>('[data-desk-table] a[aria-current]')?.focus();
      void navigate({
        search: ({ orderId: _open, ...rest }) => rest,
        replace: true,
        resetScroll: false,
      });
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [isFilling, navigate]);
}

const isTakenElsewhere = (): boolean =>
  document.querySelector('[data-open]') !== null ||
  document.activeElement?.matches(':is(input, textarea):not([data-filling] *)') === true;
