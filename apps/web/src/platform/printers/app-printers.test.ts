import { afterEach, expect, it, vi } from 'vitest';
import { printByApp, printersOfApp } from './app-printers.ts';

afterEach(() => vi.unstubAllGlobals());

const app = (methods: object) => vi.stubGlobal('window', { MarketplaceBridge: methods });
const bytes = Uint8Array.from([27, 64, 255]);

it('takes the printers that the app names, and nothing else it may say', async () => {
  app({
    listPrinters: () =>
      JSON.stringify([
        { id: '192.168.1.9', name: 'Kasir' },
        { id: 5, name: 'x' },
        null,
        { id: '' },
      ]),
  });
  expect(await printersOfApp()).toEqual([{ id: '192.168.1.9', name: 'Kasir' }]);
  app({ listPrinters: () => 'nonsense' });
  expect(await printersOfApp()).toEqual([]);
  app({ listPrinters: () => '{"id":"1"}' });
  expect(await printersOfApp()).toEqual([]);
  app({});
  expect(await printersOfApp()).toEqual([]);
  vi.stubGlobal('window', {});
  expect(await printersOfApp()).toEqual([]);
});

it('hands bytes to the app as base64, and says what was in the way', async () => {
  const print = vi.fn((_payload: string) => 'printed');
  app({ print });
  expect(await printByApp('p1', bytes)).toBeUndefined();
  expect(JSON.parse(print.mock.calls[0]?.[0] ?? '')).toEqual({ printer_id: 'p1', data: 'G0D/' });
  for (const problem of ['gone', 'no_paper', 'interrupted']) {
    app({ print: () => problem });
    expect(await printByApp('p1', bytes)).toBe(problem);
  }
  app({ print: () => 'who knows' });
  expect(await printByApp('p1', bytes)).toBe('interrupted');
});
