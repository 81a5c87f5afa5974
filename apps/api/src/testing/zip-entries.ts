import { crc32, inflateRawSync } from 'node:zlib';

/** The files of a zip by path, in the order of its directory, each checked against its checksum. */
export function zipEntries(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (end < 0) throw new Error('the zip has no end');
  const entries = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [name, extra, comment] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset));
    const path = zip.toString('utf8', at + 46, at + 46 + Number(name));
    entries.set(path, contentAt(zip, at, path));
    at += 46 + Number(name) + Number(extra) + Number(comment);
  }
  return entries;
}

function contentAt(zip: Buffer, record: number, path: string): Buffer {
  const local = zip.readUInt32LE(record + 42);
  const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
  const packed = zip.subarray(from, from + zip.readUInt32LE(record + 20));
  const content = zip.readUInt16LE(record + 10) === 0 ? packed : inflateRawSync(packed);
  if (crc32(content) !== zip.readUInt32LE(record + 16)) throw new Error(`${path} is damaged`);
  return content;
}
