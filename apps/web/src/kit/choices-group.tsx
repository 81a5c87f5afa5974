import { useState } from 'react';
import { Checkbox } from '../ui/checkbox.tsx';
import { RadioGroup } from '../ui/radio-group.tsx';
import { Switch } from '../ui/switch.tsx';
import { KitCase } from './kit-case.tsx';

const couriers = [
  { value: 'own', label: 'Kurir toko', hint: 'Tiba hari ini' },
  { value: 'pickup', label: 'Ambil sendiri' },
  { value: 'cargo', label: 'Kargo', hint: 'Belum tersedia di kota ini', isDisabled: true },
];

export function ChoicesGroup() {
  const [courier, setCourier] = useState('own');
  const [isOn, setIsOn] = useState(true);
  return (
    <>
      <KitCase name="Checkbox" note="The whole line answers the tap.">
        <Checkbox label="Ingat saya" defaultChecked />
        <Checkbox label="Terima kabar lewat pesan" hint="Paling banyak sekali sehari." />
        <Checkbox label="Pilih semua (3 dari 24)" isMixed />
        <Checkbox
          label="Saya setuju dengan syarat dan ketentuan yang berlaku bagi semua penjual"
          error="Setujui dulu untuk lanjut."
        />
        <Checkbox label="Tidak aktif" disabled />
        <Checkbox label="Tidak aktif, terpilih" disabled defaultChecked />
      </KitCase>
      <KitCase name="Radio group" note="Arrow keys move the choice.">
        <div className="grid gap-5">
          <RadioGroup
            label="Pengiriman"
            value={courier}
            onValueChange={setCourier}
            items={couriers}
          />
          <RadioGroup
            label="Alasan menolak"
            value={null}
            items={[
              { value: 'stock', label: 'Stok habis' },
              { value: 'price', label: 'Harga salah' },
            ]}
            error="Pilih satu alasan."
          />
        </div>
      </KitCase>
      <KitCase name="Switch" note="Takes effect at once, without saving.">
        <div className="divide-y divide-line">
          <Switch
            label="Toko buka"
            checked={isOn}
            onChange={(event) => setIsOn(event.target.checked)}
          />
          <Switch label="Suara saat ada yang baru" hint="Berbunyi walau layar terkunci." />
          <Switch label="Tidak aktif" disabled />
          <Switch label="Tidak aktif, menyala" disabled defaultChecked />
        </div>
      </KitCase>
    </>
  );
}
