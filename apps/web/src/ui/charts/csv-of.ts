const amount = /^(-?)(?:Rp[\s\u00a0])?(-?)(\d{1,3}(?:\.\d{3})*)$/;

/** A cell as it is read, for a spreadsheet: an amount as bare digits, and nothing that would run as a formula. */
function cell(text: string): string {
  const words = text.trim();
  const found = amount.exec(words);
  if (found) return `${found[1] || found[2] || ''}${found[3]?.replaceAll('.', '')}`;
  const safe = /^['=+\-@\t\r]/.test(words) ? `'${words}` : words;
  return /[",\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** RFC 4180 in UTF-8, with the mark by which Excel reads it as such. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;

/** What stands in the table of a part, saved as a file. */
export function saveTable(part: HTMLElement, name: string): void {
  const table = part.querySelector('table');
  if (!table) return;
  const rows = [...table.rows].map(({ cells }) => [...cells].map((each) => each.textContent ?? ''));
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([csvOf(rows)], { type: 'text/csv;charset=utf-8' }));
  link.download = `${name}.csv`;
  link.click();
  URL.revokeObjectURL(link.href);
}
