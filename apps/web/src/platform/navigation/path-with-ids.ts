const ordersPath = '/seller/orders';

/** The way to a screen that needs ids; without one of them it could show nothing, so it is the order list. */
export function pathWithIds<To extends string>(
  to: To,
  ids: Record<string, string | undefined>,
): { to: To | typeof ordersPath; search: Record<string, string> } {
  const given = Object.entries(ids).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].trim() !== '',
  );
  return given.length === Object.keys(ids).length
    ? { to, search: Object.fromEntries(given) }
    : { to: ordersPath, search: {} };
}
