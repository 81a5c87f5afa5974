/** Addresses come from a mobile app and from people as plain key=value: values are texts, lists have commas. */
export const parsePlainSearch = (search: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(search));

export function stringifyPlainSearch(search: Record<string, unknown>): string {
  const plain = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined && value !== null && value !== '') plain.set(name, String(value));
  }
  // Commas and colons need no escape in a query; people read these addresses.
  const text = plain
    .toString()
    .replaceAll('%2C', ',')
    .replaceAll('%3A', ':')
    .replaceAll('%2F', '/');
  return text ? `?${text}` : '';
}
