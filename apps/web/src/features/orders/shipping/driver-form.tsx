import { normalisedPlateNumber, plateNumberPattern } from '@marketplace/contract/plate-number';
import type { Courier } from '@marketplace/contract/store-couriers';
import { type VehicleType, vehicleTypes } from '@marketplace/contract/vehicle-types';
import { phone } from '../../../platform/format/phone.ts';
import { changedValues } from '../../../platform/forms/changed-values.ts';
import { inWords, phoneCheck, textCheck } from '../../../platform/forms/checks.ts';
import { DraftForm } from '../../../platform/forms/draft-form.tsx';
import { useDraftForm } from '../../../platform/forms/use-draft-form.ts';
import { useServices } from '../../../platform/services.ts';
import { useBarrier } from '../../../platform/store-standing.ts';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { putDriver } from './driver-changes.ts';
import { vehicleWords } from './driver-words.ts';
import { DriverLines } from './drivers-pending.tsx';

const vehicles = vehicleTypes.map((value) => ({ value, label: vehicleWords[value] }));

const valuesOf = (driver: Courier | null) => ({
  name: driver?.name ?? '',
  phone_number: driver ? phone(driver.phone_number) : '',
  vehicle_type: driver?.vehicle_type ?? ('MOTORCYCLE' as VehicleType),
  plate_number: driver?.plate_number ?? '',
});

type Props = {
  store_id: string;
  /** Whom it is about; nobody yet when one is added. */
  driver?: Courier;
  onSaved: (driver: Courier) => void;
};

/** Who drives, with what, and how to reach them. */
export function DriverForm({ store_id, driver, onSaved }: Props) {
  const services = useServices();
  const barrier = useBarrier('order', store_id);
  const form = useDraftForm({
    name: `driver:${store_id}:${driver?.id ?? 'baru'}`,
    base: driver ?? null,
    initial: valuesOf,
    check: (value) =>
      inWords({
        name: textCheck(value.name, 3, 100),
        phone_number: phoneCheck(value.phone_number),
        plate_number: plateCheck(value.plate_number),
      }),
    send: (value, base, options) => {
      const { api } = services;
      if (!base)
        return api('POST /api/store-couriers/create', { body: { store_id, ...value } }, options);
      const body = { store_id, id: base.id, ...changedValues(value, valuesOf(base)) };
      return api('POST /api/store-couriers/update', { body }, options);
    },
    onSent: ({ courier }) => putDriver(services, courier),
    leave: ({ courier }) => onSaved(courier),
  });
  if (!form.isReady) return <DriverLines />;
  const { values, set, field, problems } = form;
  return (
    <DraftForm
      form={form}
      submitLabel={driver ? 'Simpan' : 'Tambah pengemudi'}
      barrier={barrier}
      isAboutSaved={driver !== undefined}
    >
      <TextField label="Nama" autoComplete="off" maxLength={100} {...field('name')} />
      <TextField
        label="Nomor HP"
        type="tel"
        inputMode="tel"
        autoComplete="off"
        placeholder="0812-3456-7890"
        {...field('phone_number')}
      />
      <RadioGroup
        label="Kendaraan"
        items={vehicles}
        value={values.vehicle_type}
        error={problems.vehicle_type}
        onValueChange={(vehicle) => set({ vehicle_type: vehicle as VehicleType })}
      />
      <TextField
        label="Nomor polisi (tidak wajib)"
        autoComplete="off"
        autoCapitalize="characters"
        placeholder="B 1234 XYZ"
        maxLength={15}
        {...field('plate_number')}
      />
    </DraftForm>
  );
}

function plateCheck(text: string) {
  const isFine = text.trim() === '' || plateNumberPattern.test(normalisedPlateNumber(text));
  return isFine ? undefined : ('plate_number_invalid' as const);
}
