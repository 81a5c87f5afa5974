import { savedValue, saveValue } from '../../../platform/device/local-storage.ts';

const name = 'keys';

/** Letters do something unless somebody has said that they should not, on this device. */
export const areKeysOn = (): boolean => savedValue(name) !== 'off';

export function turnKeys(willBeOn: boolean): void {
  saveValue(name, willBeOn ? undefined : 'off');
  showKeys();
}

/** The page shows no keys while they do nothing. */
export function showKeys(): void {
  document.documentElement.dataset.keys = areKeysOn() ? 'on' : 'off';
}
