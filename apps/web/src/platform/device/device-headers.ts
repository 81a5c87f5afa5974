import { savedValue } from './local-storage.ts';

/**
 * Who the device is, in the words of the mobile app, which keeps them in local storage; sent on every request.
 * The names beside them, `push_token` and `device_fingerprint`, are told elsewhere: see docs/persisted-state.md.
 */
const headerNames = {
  device_identifier: 'Device-Identifier',
  advertising_id: 'Advertising-ID',
  gada_id: 'GADA-ID',
} as const;

const sendable = /^[\x21-\x7e]{1,200}$/;

export function setDeviceHeaders(headers: Headers): void {
  for (const [name, header] of Object.entries(headerNames)) {
    const value = savedValue(name);
    if (value && sendable.test(value)) headers.set(header, value);
  }
}
