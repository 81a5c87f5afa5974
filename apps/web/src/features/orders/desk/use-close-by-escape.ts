import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Escape goes back from the chosen order to its line in the list; whatever lies over the page has it first. */
export function useCloseByEscape(isOpen: boolean): void {
  const navigate = useNavigate({ from: '/seller/orders' });
  useEffect(() => {
    if (!isOpen) return;
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isTakenElsewhere()) return;
      document.querySelector<HTMLElement>('[data-desk-table] a[aria-current]')?.focus();
      void navigate({
        search: ({ orderId: _open, ...rest }) => rest,
        replace: true,
        resetScroll: false,
      });
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [isOpen, navigate]);
}

const isTakenElsewhere = (): boolean =>
  document.querySelector('[data-open]') !== null ||
  document.activeElement instanceof HTMLInputElement ||
  document.activeElement instanceof HTMLTextAreaElement;
