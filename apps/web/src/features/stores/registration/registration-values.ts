import type { InputsOf } from '@marketplace/contract/call';
import type { StoreKind } from '@marketplace/contract/registration-words';
import type { StoreInfo } from '@marketplace/contract/store-profile';
import type { Registration } from '@marketplace/contract/store-registrations';
import { inWords, textCheck } from '../../../platform/forms/checks.ts';
import type { Problems } from '../../../platform/forms/problems.ts';
import { patternCheck } from '../checks.ts';
import { coordinatesCheck, coordinatesOf, coordinatesText } from '../coordinates.ts';

/** What the form begins with. Without a store it is for one to come; the version of one that has not asked yet is 0. */
export type RegistrationBase = Pick<
  Registration,
  | 'version'
  | 'sells'
  | 'address'
  | 'district'
  | 'postal_code'
  | 'driver_note'
  | 'latitude'
  | 'longitude'
  | 'document_ids'
> & {
  store_id: string | null;
  name: string;
  kind: StoreKind;
  city_id: string;
  city: string;
  /** It waits for its documents. */
  isDraft: boolean;
};

export const nothingYet: RegistrationBase = {
  store_id: null,
  version: 0,
  name: '',
  kind: 'WHOLESALER',
  sells: '',
  address: '',
  district: '',
  city_id: '',
  city: '',
  postal_code: '',
  driver_note: '',
  latitude: null,
  longitude: null,
  document_ids: [],
  isDraft: false,
};

type Place = Pick<StoreInfo['store'], 'city' | 'province'>;
const cityOf = ({ city, province }: Place) => `${city}, ${province}`;

export const baseOfStore = (store: StoreInfo['store']): RegistrationBase => ({
  ...nothingYet,
  store_id: store.id,
  name: store.name,
  address: store.address,
  district: store.district,
  city_id: store.city_id,
  city: cityOf(store),
  postal_code: store.postal_code,
  driver_note: store.driver_note,
  latitude: store.latitude,
  longitude: store.longitude,
});

export const baseOfRegistration = (registration: Registration): RegistrationBase => ({
  ...registration,
  name: registration.store_name,
  isDraft: registration.state === 'DRAFT',
  city: cityOf(registration),
});

export type RegistrationValues = {
  name: string;
  kind: StoreKind;
  sells: string;
  address: string;
  district: string;
  city_id: string;
  city: string;
  postal_code: string;
  driver_note: string;
  /** Both halves of the point. */
  latitude: string;
  /** On the server already. */
  sent_document_ids: string[];
  /** On the device. */
  photo_ids: readonly string[];
  /** The camera was opened from here and has not come back with a photo yet. */
  isTakingPhoto: boolean;
};

export const valuesOf = (base: RegistrationBase): RegistrationValues => ({
  name: base.name,
  kind: base.kind,
  sells: base.sells,
  address: base.address,
  district: base.district,
  city_id: base.city_id,
  city: base.city,
  postal_code: base.postal_code,
  driver_note: base.driver_note,
  latitude: coordinatesText(base),
  sent_document_ids: base.document_ids,
  photo_ids: [],
  isTakingPhoto: false,
});

/** Documents can only be sent for a store that is there. */
export const asksForDocuments = (base: RegistrationBase, wantsDocuments: boolean): boolean =>
  base.store_id !== null && (wantsDocuments || base.isDraft || base.document_ids.length > 0);

export function checkValues(values: RegistrationValues, needsDocuments: boolean): Problems {
  const documents = values.sent_document_ids.length + values.photo_ids.length;
  return inWords({
    name: textCheck(values.name, 3, 100),
    sells: textCheck(values.sells, 3, 300),
    address: textCheck(values.address, 10, 200),
    district: textCheck(values.district, 3, 60),
    city_id: values.city_id ? undefined : values.city.trim() ? 'not_a_choice' : 'required',
    postal_code: patternCheck(values.postal_code, /^\d{5}$/, 'postal_code_invalid'),
    driver_note: textCheck(values.driver_note, 0, 200),
    latitude: coordinatesCheck(values.latitude),
    document_ids: needsDocuments && documents === 0 ? 'required' : undefined,
  });
}

type Profile = InputsOf<'POST /api/store-registrations/create'>['body'];

export const profileOf = (values: RegistrationValues): Profile => ({
  name: values.name,
  kind: values.kind,
  sells: values.sells,
  address: values.address,
  district: values.district,
  city_id: values.city_id,
  postal_code: values.postal_code.trim(),
  driver_note: values.driver_note,
  ...coordinatesOf(values.latitude),
});
