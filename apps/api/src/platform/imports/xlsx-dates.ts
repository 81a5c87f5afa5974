import type { Zip } from './open-zip.ts';
import { attribute, createXmlReader } from './xml-reader.ts';

const mostStyles = 4 * 1024 * 1024;
const mostFormats = 100_000;

/** Formats that every spreadsheet knows by number: days, times, and both. */
const isKnownDate = (id: number) =>
  (id >= 14 && id <= 22) ||
  (id >= 27 && id <= 36) ||
  (id >= 45 && id <= 47) ||
  (id >= 50 && id <= 58);

/** Whether a format shows a day or a time, leaving out what stands in quotes, brackets or behind a backslash. */
const isDateFormat = (code: string) =>
  /[ymdhs]/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, '').replace(/general/gi, ''));

/** Which styles of cells make a day of a number: 45,802 is then no price, whatever is kept of it. */
export async function dateStyles(zip: Zip): Promise<ReadonlySet<string>> {
  const styles = new Set<string>();
  const path = 'xl/styles.xml';
  if (!zip.has(path)) return styles;
  const own = new Map<string, boolean>();
  let [isCellFormat, count] = [false, 0];
  const reader = createXmlReader({
    open: (name, attributes) => {
      reader.takeText();
      if (name === 'cellXfs') isCellFormat = true;
      const id = attribute(attributes, 'numFmtId') ?? '';
      if (name === 'numFmt' && own.size < mostFormats)
        own.set(id, isDateFormat(attribute(attributes, 'formatCode') ?? ''));
      if (name !== 'xf' || !isCellFormat || count >= mostFormats) return;
      if (own.get(id) ?? isKnownDate(Number(id))) styles.add(String(count));
      count += 1;
    },
    close: (name) => {
      reader.takeText();
      if (name === 'cellXfs') isCellFormat = false;
    },
  });
  for await (const chunk of zip.read(path, mostStyles)) reader.write(chunk);
  return styles;
}
