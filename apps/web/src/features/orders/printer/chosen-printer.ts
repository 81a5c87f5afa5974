import { savedValue, saveValue } from '../../../platform/device/local-storage.ts';
import type { PaperWidth } from '../../../platform/printers/esc-pos.ts';

/** The printer of this device, and the paper in it. Another device stands beside another printer. */
export type ChosenPrinter = {
  by: 'bluetooth' | 'app';
  id: string;
  name: string;
  paper: PaperWidth;
};

const name = 'printer';

export function readPrinter(): ChosenPrinter | undefined {
  try {
    const kept: unknown = JSON.parse(savedValue(name) ?? 'null');
    return isPrinter(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function isPrinter(value: unknown): value is ChosenPrinter {
  if (typeof value !== 'object' || value === null) return false;
  const { by, id, name, paper } = value as Partial<Record<keyof ChosenPrinter, unknown>>;
  return (
    (by === 'bluetooth' || by === 'app') &&
    typeof id === 'string' &&
    typeof name === 'string' &&
    (paper === 58 || paper === 80)
  );
}

export const keepPrinter = (printer: ChosenPrinter | undefined): void =>
  saveValue(name, printer && JSON.stringify(printer));
