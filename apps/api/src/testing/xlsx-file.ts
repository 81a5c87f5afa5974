import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** A workbook of one sheet with this XML in it, and with texts that cells name by number. */
export async function xlsxFile(
  sheetData: string,
  strings: readonly string[] = [],
  workbook = '<workbook><sheets><sheet name="Isi" sheetId="1" r:id="rId7"/></sheets></workbook>',
  styles = '',
): Promise<Buffer> {
  const zip = new ZipFile();
  const put = (path: string, text: string) => zip.addBuffer(Buffer.from(text), path);
  put('xl/workbook.xml', workbook);
  put(
    'xl/_rels/workbook.xml.rels',
    '<Relationships><Relationship Id="rId7" Target="worksheets/isi.xml"/></Relationships>',
  );
  put('xl/worksheets/isi.xml', `<worksheet><sheetData>${sheetData}</sheetData></worksheet>`);
  if (styles) put('xl/styles.xml', styles);
  if (strings.length > 0)
    put(
      'xl/sharedStrings.xml',
      `<sst>${strings.map((each) => `<si><t>${each}</t></si>`).join('')}</sst>`,
    );
  zip.end();
  return buffer(zip.outputStream);
}

/** A workbook whose texts unpack to far more than they are. */
export async function zipBomb(megabytes: number): Promise<Buffer> {
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from('<workbook/>'), 'xl/workbook.xml');
  zip.addBuffer(Buffer.from('<worksheet/>'), 'xl/worksheets/sheet1.xml');
  const texts = Buffer.alloc(1024 * 1024, `<si><t>${'0'.repeat(1000)}</t></si>`);
  const stream = new PassThrough();
  zip.addReadStream(stream, 'xl/sharedStrings.xml');
  zip.end();
  const bytes = buffer(zip.outputStream);
  for (let count = 0; count < megabytes; count += 1)
    if (!stream.write(texts)) await once(stream, 'drain');
  stream.end();
  return bytes;
}
