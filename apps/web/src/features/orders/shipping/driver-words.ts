import type { GlogBarrier } from '@marketplace/contract/glog';
import type { Courier } from '@marketplace/contract/store-couriers';
import type { VehicleType } from '@marketplace/contract/vehicle-types';
import { phone } from '../../../platform/format/phone.ts';

export const vehicleWords: Record<VehicleType, string> = {
  MOTORCYCLE: 'Sepeda motor',
  TRICYCLE: 'Motor roda tiga',
  CAR: 'Mobil',
  VAN: 'Mobil bak atau boks',
  TRUCK: 'Truk',
};

/** What a driver drives, in a line. */
export const vehicleLine = ({ vehicle_type, plate_number }: Courier): string =>
  [vehicleWords[vehicle_type], plate_number].filter(Boolean).join(' · ');

export const glogBarrierWords: Record<GlogBarrier, string> = {
  not_registered: 'toko ini belum terdaftar di GLog',
  registration_pending: 'pendaftaran GLog toko ini masih diperiksa',
  registration_rejected: 'pendaftaran GLog toko ini ditolak',
  other_city: 'pembeli di kota lain, sedangkan GLog hanya mengantar di dalam kota',
  cod_unsupported: 'GLog belum menerima pembayaran di tempat untuk toko ini',
};

/** Every word that is looked for stands somewhere in the driver's name, number or plate. */
export function findDrivers(drivers: readonly Courier[], query: string): Courier[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return drivers.filter((driver) => {
    const { name, phone_number, plate_number } = driver;
    const local = phone(phone_number);
    const texts = [name, phone_number, local, local.replaceAll('-', ''), plate_number];
    const text = [...texts, plate_number.replaceAll(' ', '')].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
