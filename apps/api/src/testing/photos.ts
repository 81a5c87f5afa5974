import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

type Look = { width?: number; height?: number; orientation?: number };

/** A small JPEG, half of it dark: it is plain which way is up. */
export function photo({ width = 40, height = 20, orientation }: Look = {}): Promise<Buffer> {
  const dark = { create: { width, height: height / 2, channels: 3, background: '#000' } } as const;
  const image = sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .composite([{ input: dark, gravity: 'north' }])
    .jpeg();
  if (!orientation) return image.toBuffer();
  const place = {
    IFD0: { Make: 'Phone' },
    IFD3: { GPSLatitude: '6/1 12/1 0/1', GPSLatitudeRef: 'S' },
  };
  return image.withExif(place).withMetadata({ orientation }).toBuffer();
}

export const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
);

export const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

/** 30,000 x 30,000 pixels by its header, which is 2.7 GB when it is decoded. */
export const hugePng = () => png(30_000, 30_000, Buffer.alloc(1_000));

/** 196 MB of pixels in 190 KB. */
export const bombPng = () => png(7_000, 7_000, Buffer.alloc(7_000 * 28_001));

function png(width: number, height: number, rows: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6], 8);
  const magic = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([
    magic,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(type), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
