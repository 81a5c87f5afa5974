import { useNavigate } from '@tanstack/react-router';

/** Looks at another store, or with -1 at all of them, on the same screen; a page and an open order are of the one before. */
export function useChooseStore() {
  const navigate = useNavigate();
  return (store_id: string) =>
    void navigate({
      to: '.',
      search: ({ page: _page, orderId: _order, ...rest }: Record<string, unknown>) => ({
        ...rest,
        store_id,
      }),
    });
}
