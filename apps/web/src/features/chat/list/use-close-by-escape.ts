import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Escape goes back from the open conversation to its line in the list. Whatever lies over the page has it first. */
export function useCloseByEscape(isOpen: boolean): void {
  const navigate = useNavigate({ from: '/seller/chat' });
  useEffect(() => {
    if (!isOpen) return;
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      if (document.querySelector('[data-open]')) return;
      if (document.activeElement?.matches('[type="search"]')) return;
      document.querySelector<HTMLElement>('[data-desk-table] a[aria-current]')?.focus();
      void navigate({
        search: ({
          channelId: _open,
          of_store_id: _store,
          message: _at,
          orderId: _order,
          ...rest
        }) => rest,
        replace: true,
        resetScroll: false,
      });
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [isOpen, navigate]);
}
