import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { browsersReader } from './scan-reader.ts';

const picture = {} as ImageData;

/** A browser whose reader knows these formats and finds this in every picture. */
function browserWith(known: string[], detect: () => Promise<object[]>): { asked: string[] } {
  const asked: string[] = [];
  class Detector {
    static getSupportedFormats = async () => known;
    detect = detect;
    constructor({ formats }: { formats: string[] }) {
      asked.push(...formats);
    }
  }
  vi.stubGlobal('BarcodeDetector', Detector);
  return { asked };
}

beforeEach(() => vi.stubGlobal('ImageData', class {}));
afterEach(() => vi.unstubAllGlobals());

it('a browser that knows EAN-13 reads by itself, what it knows of products', async () => {
  const { asked } = browserWith(['ean_13', 'itf', 'qr_code'], async () => [
    { format: 'ean_13', rawValue: '4006381333931' },
  ]);
  const read = await browsersReader();
  expect(await read?.(picture)).toEqual(['4006381333931']);
  expect(asked).toEqual(['ean_13', 'itf']);
});

it('half of an ITF is not taken for a number', async () => {
  browserWith(['ean_13', 'itf'], async () => [
    { format: 'itf', rawValue: '96385074' },
    { format: 'itf', rawValue: '15400141288763' },
  ]);
  const read = await browsersReader();
  expect(await read?.(picture)).toEqual(['15400141288763']);
});

it('ours is needed where there is none, where it knows no products, and where it does not work', async () => {
  expect(await browsersReader()).toBeUndefined();
  browserWith(['qr_code'], async () => []);
  expect(await browsersReader()).toBeUndefined();
  browserWith(['ean_13'], async () => Promise.reject(new Error('service unavailable')));
  expect(await browsersReader()).toBeUndefined();
});
