import { contract } from '@marketplace/contract/contract';
import type { Registration } from '@marketplace/contract/store-registrations';
import { photo } from './photos.ts';
import type { TestServer } from './test-server.ts';

const { opsRegistrations, registration, storage, storeRegistrations } = contract;

export const password = 'sandi yang panjang';

/** Somebody without an account, from their number to their store, and an operator who decides. */
export function registering({ call, signIn }: TestServer, operator = '') {
  const codeFor = async (phone_number: string): Promise<string> =>
    (await call(registration.sendCode, { body: { phone_number } })).body.otp.shown_code ?? '';
  const register = (phone_number: string, otp_code: string, more: object = {}) =>
    call(registration.create, {
      body: { phone_number, otp_code, name: 'Bu Sari', password, ...more },
    });
  const profile = (more: object = {}) => ({
    name: 'Toko Sari Murni',
    kind: 'WHOLESALER',
    sells: 'Beras, minyak, dan minuman',
    address: 'Jalan Kenanga Nomor 7, RT 2 RW 5',
    district: 'Coblong',
    city_id: '1',
    postal_code: '40132',
    ...more,
  });
  const seen = ({ store_id, version }: Registration) => ({ store_id, version });
  return {
    codeFor,
    register,
    profile,
    /** Their login, once they have an account. */
    newcomer: async (phone_number: string): Promise<string> => {
      await register(phone_number, await codeFor(phone_number));
      return signIn(phone_number, password);
    },
    list: async (token: string) => (await call(storeRegistrations.list, {}, token)).body,
    create: (token: string, more: object = {}) =>
      call(storeRegistrations.create, { body: profile(more) }, token),
    send: (token: string, body: object) =>
      call(storeRegistrations.send, { body: { ...profile(), ...body } }, token),
    document: async (token: string, store_id: string): Promise<string> => {
      const body = { store_id, purpose: 'registration_document' };
      return (await call(storage.newFile, { body, file: await photo() }, token)).body.file.id;
    },
    approve: (of: Registration, more: object = {}, as = operator) =>
      call(opsRegistrations.approve, { body: { ...seen(of), ...more } }, as),
    giveBack: (of: Registration, reason: string, as = operator) =>
      call(opsRegistrations.giveBack, { body: { ...seen(of), reason } }, as),
    reject: (of: Registration, reason: string, as = operator) =>
      call(opsRegistrations.reject, { body: { ...seen(of), reason } }, as),
  };
}
