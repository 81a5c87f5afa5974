import { savedValue, saveValue } from './local-storage.ts';

const name = 'device_key';

/**
 * The key under which the device keeps what is a person's (`offline/sealing.ts`): it lies beside the login and goes with
 * it, so that what stays behind is of no use to the next.
 */
export const saveDeviceKey = (user_uuid: string, key: string): void =>
  saveValue(name, `${user_uuid} ${key}`);

export const dropDeviceKey = (): void => saveValue(name, undefined);

export function deviceKeyOf(user_uuid: string): string | undefined {
  const [owner, key] = savedValue(name)?.split(' ') ?? [];
  return owner === user_uuid ? key : undefined;
}
