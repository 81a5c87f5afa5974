import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { createInflateRaw } from 'node:zlib';
import { UnreadableFile } from './table-row.ts';

type Entry = { at: number; packed: number; isPacked: boolean };

/** A zip on the disk, of which entries are read one at a time and no further than asked for. */
export type Zip = {
  has: (path: string) => boolean;
  /** Unpacks as it is read; what comes to more than `mostBytes` breaks off, whatever the zip says of its size. */
  read: (path: string, mostBytes: number) => AsyncGenerator<Buffer>;
};

const endSign = Buffer.from('PK\x05\x06', 'latin1');
const mostDirectory = 4 * 1024 * 1024;

export async function openZip(path: string): Promise<Zip> {
  const file = await open(path);
  try {
    const entries = await readDirectory(file);
    return {
      has: (name) => entries.has(name),
      read: (name, mostBytes) => unpack(path, entries.get(name), mostBytes),
    };
  } finally {
    await file.close();
  }
}

async function bytesAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
  return buffer.subarray(0, bytesRead);
}

async function readDirectory(file: FileHandle): Promise<Map<string, Entry>> {
  const { size } = await file.stat();
  const tailLength = Math.min(size, 66_000);
  const tail = await bytesAt(file, size - tailLength, tailLength);
  const end = tail.lastIndexOf(endSign);
  if (end < 0 || end + 22 > tail.length) throw new UnreadableFile('the zip has no end');
  const [length, from] = [tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)];
  if (length > mostDirectory || from + length > size) throw new UnreadableFile('no directory');
  const directory = await bytesAt(file, from, length);
  const entries = new Map<string, Entry>();
  let at = 0;
  while (at + 46 <= directory.length && directory.readUInt32LE(at) === 0x02014b50) {
    const names = directory.readUInt16LE(at + 28);
    const behind = at + 46 + names;
    const isSealed = (directory.readUInt16LE(at + 8) & 1) === 1;
    const method = directory.readUInt16LE(at + 10);
    const local = directory.readUInt32LE(at + 42);
    if (!isSealed && (method === 0 || method === 8)) {
      const header = await bytesAt(file, local, 30);
      if (header.length === 30)
        entries.set(directory.toString('utf8', at + 46, behind), {
          at: local + 30 + header.readUInt16LE(26) + header.readUInt16LE(28),
          packed: directory.readUInt32LE(at + 20),
          isPacked: method === 8,
        });
    }
    at = behind + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return entries;
}

async function* unpack(
  path: string,
  entry: Entry | undefined,
  mostBytes: number,
): AsyncGenerator<Buffer> {
  if (!entry) throw new UnreadableFile('a part of the file is missing');
  if (entry.packed === 0) return;
  const { at, packed, isPacked } = entry;
  const source = createReadStream(path, { start: at, end: at + packed - 1 });
  const bytes = isPacked ? source.pipe(createInflateRaw()) : source;
  source.once('error', (error) => bytes.destroy(error));
  let left = mostBytes;
  try {
    for await (const chunk of bytes as AsyncIterable<Buffer>) {
      left -= chunk.length;
      if (left < 0) throw new UnreadableFile('a part of the file is too large');
      yield chunk;
    }
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile(String(error));
  } finally {
    source.destroy();
    bytes.destroy();
  }
}
