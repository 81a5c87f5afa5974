/** As much of Web Bluetooth as printing needs: browsers that have it say so, and the types of the web do not know it. */
export type PrinterCharacteristic = {
  properties: { write: boolean; writeWithoutResponse: boolean };
  writeValueWithResponse: (value: BufferSource) => Promise<void>;
  writeValueWithoutResponse: (value: BufferSource) => Promise<void>;
};
type Service = { getCharacteristics: () => Promise<readonly PrinterCharacteristic[]> };
type Server = {
  connected: boolean;
  connect: () => Promise<Server>;
  disconnect: () => void;
  getPrimaryServices: () => Promise<readonly Service[]>;
};
type BluetoothDevice = { id: string; name?: string; gatt?: Server };
type Bluetooth = {
  requestDevice: (wanted: {
    acceptAllDevices: boolean;
    optionalServices: readonly (string | number)[];
  }) => Promise<BluetoothDevice>;
  /** Those that were allowed before, where a browser tells. */
  getDevices?: () => Promise<readonly BluetoothDevice[]>;
};

const bluetooth = (): Bluetooth | undefined =>
  (navigator as Navigator & { bluetooth?: Bluetooth }).bluetooth;

export const hasBluetooth = (): boolean => bluetooth() !== undefined;

/** The services by which roll printers are written to; a browser shows no others. */
const services = [
  0x18f0,
  0xff00,
  0xffe0,
  'e7810a71-73ae-499d-8c15-faa9aef0c3f2',
  '49535343-fe7d-4ae5-8fa9-9fafd205e455',
  '6e400001-b5a3-f393-e0a9-e50e24dcca9e',
];

/** Those that were allowed on this page: the browser asks once for each. */
const known = new Map<string, BluetoothDevice>();

/** Asks the person which one; nothing when they choose none. */
export async function askForPrinter(): Promise<{ id: string; name: string } | undefined> {
  const asked = bluetooth()?.requestDevice({ acceptAllDevices: true, optionalServices: services });
  const device = await asked?.catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'NotFoundError') return undefined;
    throw error;
  });
  if (!device) return undefined;
  known.set(device.id, device);
  return { id: device.id, name: device.name ?? 'Printer tanpa nama' };
}

/** What fits into one write of the smallest printers, with what the browser puts before it. */
export const chunkBytes = 100;

/** A printer that is off, or out of reach, answers nothing at all. */
async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the printer does not answer')), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

const [connectMs, writeMs] = [10_000, 5_000];

/** Piece after piece, each when the one before has been taken: a printer's memory is small, and what comes too fast is lost. */
export async function writeInChunks(
  characteristic: PrinterCharacteristic,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<void> {
  for (let from = 0; from < bytes.length; from += chunkBytes) {
    const chunk = bytes.slice(from, from + chunkBytes);
    const writing = characteristic.properties.write
      ? characteristic.writeValueWithResponse(chunk)
      : characteristic.writeValueWithoutResponse(chunk);
    await within(writeMs, writing);
  }
}

export type PrintProblem = 'gone' | 'not_a_printer' | 'interrupted';

/** Prints on a printer that was chosen before; says what was in the way. */
export async function printByBluetooth(
  id: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<PrintProblem | undefined> {
  const device = known.get(id) ?? (await allowedBefore(id)) ?? (await askedAgain(id));
  const { gatt } = device ?? {};
  const server = gatt && (await within(connectMs, gatt.connect()).catch(() => undefined));
  if (!server) {
    gatt?.disconnect();
    return 'gone';
  }
  try {
    const found = await writable(server);
    if (!found) return 'not_a_printer';
    await writeInChunks(found, bytes);
    return undefined;
  } catch {
    return 'interrupted';
  } finally {
    server.disconnect();
  }
}

/** Most browsers forget which ones were allowed when a page is left: they ask once more, within the same tap. */
async function askedAgain(id: string): Promise<BluetoothDevice | undefined> {
  const asked = await askForPrinter().catch(() => undefined);
  const device = asked && known.get(asked.id);
  if (device) known.set(id, device);
  return device;
}

async function allowedBefore(id: string): Promise<BluetoothDevice | undefined> {
  const devices =
    (await bluetooth()
      ?.getDevices?.()
      .catch(() => [])) ?? [];
  return devices.find((device) => device.id === id);
}

async function writable(server: Server): Promise<PrinterCharacteristic | undefined> {
  for (const service of await server.getPrimaryServices()) {
    const found = (await service.getCharacteristics()).find(
      ({ properties }) => properties.write || properties.writeWithoutResponse,
    );
    if (found) return found;
  }
  return undefined;
}
