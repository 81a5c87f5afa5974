import {
  prepareZXingModule,
  purgeZXingModule,
  type ReaderOptions,
  readBarcodes,
} from 'zxing-wasm/reader';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { ReadNumbers } from './scan-numbers.ts';

type Done = (made: WebAssembly.Instance) => void;

/** ZXing, from our own server; left to itself the library would ask a foreign one. */
export async function wasmReader(): Promise<ReadNumbers> {
  const code = await WebAssembly.compileStreaming(fetch(wasmUrl));
  try {
    await new Promise((resolve, reject) => {
      const instantiateWasm = (imports: WebAssembly.Imports, done: Done) => {
        WebAssembly.instantiate(code, imports).then(done, reject);
        return {};
      };
      prepareZXingModule({ overrides: { instantiateWasm }, fireImmediately: true }).then(
        resolve,
        reject,
      );
    });
  } catch (error) {
    // It would keep the failure for the next time.
    purgeZXingModule();
    throw error;
  }
  return async (picture) => (await readBarcodes(picture, options)).map(({ text }) => text);
}

const options: ReaderOptions = {
  formats: ['EAN13', 'EAN8', 'UPCA', 'ITF14', 'Code128'],
  tryInvert: false,
  tryDownscale: false,
  maxNumberOfSymbols: 4,
  textMode: 'Plain',
};
