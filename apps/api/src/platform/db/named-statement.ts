const names = new Map<string, string>();

/** Texts beyond this many are dynamic ones; preparing them would only fill the server's memory. */
const most = 500;

/** The same short name for the same text, or none once too many texts have one. */
export function namedStatement(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= most) return known;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
}
