import { findBridge } from '../bridge/bridge.ts';

export type AppPrinter = { id: string; name: string };

/** What the app says of its printers is a stranger's text until it is read. */
export async function printersOfApp(): Promise<AppPrinter[]> {
  const text = await findBridge()?.listPrinters();
  try {
    const listed: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(listed) ? listed.flatMap(printerIn) : [];
  } catch {
    return [];
  }
}

function printerIn(value: unknown): AppPrinter[] {
  if (typeof value !== 'object' || value === null) return [];
  const { id, name } = value as Record<string, unknown>;
  return typeof id === 'string' && id !== '' && typeof name === 'string' ? [{ id, name }] : [];
}

const problems = ['gone', 'no_paper', 'interrupted'] as const;
type AppProblem = (typeof problems)[number];

/** Prints through the app; one that does not answer has not printed for all we know. */
export async function printByApp(
  id: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<AppProblem | undefined> {
  const answer = await findBridge()?.print(id, base64(bytes));
  if (answer === 'printed') return undefined;
  return problems.find((problem) => problem === answer) ?? 'interrupted';
}

const base64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
