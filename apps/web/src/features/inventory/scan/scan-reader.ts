import { lazyPart } from '../../../ui/lazy-part.ts';
import type { ReadNumbers } from './scan-numbers.ts';

/** The browser's own where it has one for products, else a megabyte of our own: fetched when first used. */
export const reader = lazyPart<ReadNumbers>(
  async () =>
    (await browsersReader()) ??
    (await import('./scan-wasm.ts').then(({ wasmReader }) => wasmReader())),
);

type Found = { rawValue: string; format: string };
type Detector = { detect: (picture: ImageData) => Promise<Found[]> };
type DetectorKind = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
};

const wanted = ['ean_13', 'ean_8', 'upc_a', 'itf', 'code_128'];

export async function browsersReader(): Promise<ReadNumbers | undefined> {
  const { BarcodeDetector: Kind } = globalThis as { BarcodeDetector?: DetectorKind };
  if (!Kind) return undefined;
  try {
    const known = await Kind.getSupportedFormats();
    if (!known.includes('ean_13')) return undefined;
    const detector = new Kind({ formats: wanted.filter((format) => known.includes(format)) });
    // On some phones it is there and has no service behind it.
    await detector.detect(new ImageData(16, 16));
    return async (picture) => (await detector.detect(picture)).filter(isWhole).map(numberOf);
  } catch {
    return undefined;
  }
}

/** ITF says nothing of its length: a part of it reads as a whole. */
const isWhole = ({ format, rawValue }: Found) => format !== 'itf' || rawValue.length === 14;
const numberOf = ({ rawValue }: Found) => rawValue;
