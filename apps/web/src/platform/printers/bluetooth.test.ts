import { afterEach, expect, it, vi } from 'vitest';
import {
  askForPrinter,
  chunkBytes,
  hasBluetooth,
  type PrinterCharacteristic,
  printByBluetooth,
  writeInChunks,
} from './bluetooth.ts';

afterEach(() => vi.unstubAllGlobals());

/** A printer that remembers what came, and takes one piece at a time. */
function fakeCharacteristic(properties = { write: true, writeWithoutResponse: false }) {
  const pieces: Uint8Array[] = [];
  let isBusy = false;
  const take = async (value: BufferSource) => {
    if (isBusy) throw new Error('two at once');
    isBusy = true;
    await Promise.resolve();
    pieces.push(new Uint8Array(value as Uint8Array<ArrayBuffer>));
    isBusy = false;
  };
  const characteristic: PrinterCharacteristic = {
    properties,
    writeValueWithResponse: vi.fn(take),
    writeValueWithoutResponse: vi.fn(take),
  };
  return { characteristic, pieces };
}

const bytes = Uint8Array.from({ length: 250 }, (_, index) => index % 256);

function standIn(characteristics: readonly PrinterCharacteristic[], isThere = true) {
  const disconnect = vi.fn();
  const server = {
    connected: true,
    disconnect,
    connect: async () => {
      if (!isThere) throw new Error('out of reach');
      return server;
    },
    getPrimaryServices: async () => [{ getCharacteristics: async () => characteristics }],
  };
  vi.stubGlobal('navigator', {
    bluetooth: { requestDevice: async () => ({ id: 'p1', name: 'RPP02N', gatt: server }) },
  });
  return { disconnect };
}

it('what is long goes in pieces, one after the other, and comes out whole', async () => {
  const { characteristic, pieces } = fakeCharacteristic();
  await writeInChunks(characteristic, bytes);
  expect(pieces.map(({ length }) => length)).toEqual([chunkBytes, chunkBytes, 50]);
  expect(Buffer.concat(pieces)).toEqual(Buffer.from(bytes));
});

it('a printer that answers nothing is written to without waiting for an answer', async () => {
  const { characteristic, pieces } = fakeCharacteristic({
    write: false,
    writeWithoutResponse: true,
  });
  await writeInChunks(characteristic, bytes);
  expect(characteristic.writeValueWithResponse).not.toHaveBeenCalled();
  expect(pieces).toHaveLength(3);
});

it('a chosen printer prints, and is let go of afterwards', async () => {
  const { characteristic, pieces } = fakeCharacteristic();
  const { disconnect } = standIn([characteristic]);
  expect(hasBluetooth()).toBe(true);
  expect(await askForPrinter()).toEqual({ id: 'p1', name: 'RPP02N' });
  expect(await printByBluetooth('p1', bytes)).toBeUndefined();
  expect(Buffer.concat(pieces)).toEqual(Buffer.from(bytes));
  expect(disconnect).toHaveBeenCalledOnce();
});

it('says what is in the way: out of reach, no printer, broken off', async () => {
  standIn([], false);
  await askForPrinter();
  expect(await printByBluetooth('p1', bytes)).toBe('gone');
  expect(await printByBluetooth('another', bytes)).toBe('gone');
  standIn([fakeCharacteristic({ write: false, writeWithoutResponse: false }).characteristic]);
  await askForPrinter();
  expect(await printByBluetooth('p1', bytes)).toBe('not_a_printer');
  const { characteristic } = fakeCharacteristic();
  const { disconnect } = standIn([
    { ...characteristic, writeValueWithResponse: () => Promise.reject(new Error('no paper')) },
  ]);
  await askForPrinter();
  expect(await printByBluetooth('p1', bytes)).toBe('interrupted');
  expect(disconnect).toHaveBeenCalledOnce();
});

it('one that was chosen on an earlier page is asked for once more, and prints', async () => {
  const { characteristic, pieces } = fakeCharacteristic();
  standIn([characteristic]);
  expect(await printByBluetooth('of yesterday', bytes)).toBeUndefined();
  expect(Buffer.concat(pieces)).toEqual(Buffer.from(bytes));
});

it('a printer that never answers is given up', async () => {
  vi.useFakeTimers();
  const disconnect = vi.fn();
  const gatt = { connected: false, disconnect, connect: () => new Promise(() => {}) };
  vi.stubGlobal('navigator', {
    bluetooth: { requestDevice: async () => ({ id: 'silent', name: 'RPP02N', gatt }) },
  });
  const printing = printByBluetooth('silent', bytes);
  await vi.advanceTimersByTimeAsync(11_000);
  expect(await printing).toBe('gone');
  expect(disconnect).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

it('who chooses none has chosen none, and a browser without Bluetooth says so', async () => {
  vi.stubGlobal('navigator', {
    bluetooth: {
      requestDevice: () => Promise.reject(new DOMException('cancelled', 'NotFoundError')),
    },
  });
  expect(await askForPrinter()).toBeUndefined();
  vi.stubGlobal('navigator', {});
  expect(hasBluetooth()).toBe(false);
  expect(await askForPrinter()).toBeUndefined();
});
