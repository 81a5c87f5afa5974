import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { qrCode } from './qr-code.ts';

const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
const prepared = readFile(file).then((bytes) =>
  prepareZXingModule({ overrides: { wasmBinary: bytes.buffer as ArrayBuffer } }),
);

/** As a camera that sees it well. */
async function readBack(text: string): Promise<string | undefined> {
  await prepared;
  const rows = qrCode(text);
  const [scale, margin] = [4, 4];
  const width = (rows.length + 2 * margin) * scale;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (let y = 0; y < width; y += 1)
    for (let x = 0; x < width; x += 1) {
      const cell = rows[Math.floor(y / scale) - margin]?.[Math.floor(x / scale) - margin];
      if (cell) data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  const picture = { data, width, height: width, colorSpace: 'srgb' } as ImageData;
  const [found] = await readBarcodes(picture, { formats: ['QRCode'] });
  return found?.text;
}

// One of each version, from the shortest to the longest.
it.each([5, 17, 18, 32, 53, 78, 79, 106, 130, 134, 154, 190, 230])(
  'a text of %i signs is read back as it was written',
  async (length) => {
    const text = `https://toko.example/driver/trip#${'aZ9_-.'.repeat(50)}`.slice(0, length);
    expect(await readBack(text)).toBe(text);
  },
);

it('a text that is too long is refused', () => {
  expect(() => qrCode('x'.repeat(231))).toThrow('too long');
});
