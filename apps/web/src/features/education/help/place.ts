/** Where somebody was, and which order and store that was about. */
export type Place = { screen: string; orderId?: string; store_id?: string };

const isId = (value: string | null): value is string => /^[1-9]\d{0,17}$/.test(value ?? '');

/** Only what the server takes as a place of ours: no other origin, and nothing that could be markup. */
export function readPlace(address: string): Place | undefined {
  if (address.length > 500 || !/^\/(?![/\\])[\w\-/?=&.,%+#]*$/.test(address)) return undefined;
  const { pathname, searchParams } = new URL(address, 'https://here.invalid');
  const orderId = searchParams.get('orderId') ?? searchParams.get('order_id');
  const store_id = searchParams.get('store_id');
  return {
    screen: pathname,
    ...(isId(orderId) && { orderId }),
    ...(isId(store_id) && { store_id }),
  };
}

/** As much of an address as can be told: what was typed into a search is nobody's business. */
export function placeOf(pathname: string, search: Record<string, unknown>): string {
  const told = Object.entries(search).flatMap(([name, value]) =>
    name !== 'query' && typeof value === 'string' && /^[\w.,-]{1,60}$/.test(value)
      ? [`${name}=${value}`]
      : [],
  );
  return told.length > 0 ? `${pathname}?${told.join('&')}` : pathname;
}
