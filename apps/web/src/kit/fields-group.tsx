import { type ReactNode, useState } from 'react';
import { PasswordField } from '../ui/password-field.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { Select } from '../ui/select.tsx';
import { Stepper } from '../ui/stepper.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextField } from '../ui/text-field.tsx';
import { KitCase } from './kit-case.tsx';

const cities = ['Jakarta Timur', 'Bekasi', 'Depok', 'Tangerang Selatan', 'Bogor', 'Bandung'].map(
  (label) => ({ value: label.toLowerCase(), label }),
);
const longCity = {
  value: 'long',
  label: 'Kabupaten Kepulauan Siau Tagulandang Biaro, Sulawesi Utara',
};
const money = (value: number) => value.toLocaleString('id-ID');

function MendedField() {
  const [number, setNumber] = useState('0812');
  const isShort = number.replace(/\D/g, '').length < 10;
  return (
    <TextField
      label="Nomor HP"
      type="tel"
      inputMode="tel"
      value={number}
      onChange={({ currentTarget }) => setNumber(currentTarget.value)}
      hint="Nomor yang dipakai WhatsApp."
      error={isShort && 'Nomor terlalu pendek. Lanjutkan sampai lengkap.'}
    />
  );
}

function Fieldset({ children }: { children: ReactNode }) {
  return <div className="grid max-w-md gap-5">{children}</div>;
}

export function FieldsGroup() {
  const [city, setCity] = useState<string | null>(null);
  const [percent, setPercent] = useState(3.5);
  const [price, setPrice] = useState(116_000);
  const [search, setSearch] = useState('');
  return (
    <>
      <KitCase
        name="Text field"
        note="Label above, hint or error below; 16 px so that no phone zooms in."
      >
        <Fieldset>
          <TextField label="Nama penerima" name="name" placeholder="Nama di kartu identitas" />
          <TextField
            label="Nomor telepon"
            type="tel"
            hint="Kami kirim kode ke nomor ini."
            prefix="+62"
          />
          <TextField
            label="Harga"
            inputMode="numeric"
            defaultValue="116.000"
            prefix="Rp"
            suffix="per dus"
          />
        </Fieldset>
      </KitCase>
      <KitCase name="Error, disabled, long" note="The error is tied to the field and announced.">
        <Fieldset>
          <TextField
            label="Nomor telepon"
            type="tel"
            defaultValue="0812"
            error="Nomor terlalu pendek. Tulis lengkap, misalnya 0812 3456 7890."
          />
          <TextField label="Kode toko" disabled defaultValue="JKT-0012" />
          <TextField
            label="Alamat lengkap sesuai surat izin usaha yang dikeluarkan kelurahan setempat"
            defaultValue="Jl. Cipinang Baru Raya Nomor 12, Kelurahan Cipinang, Kecamatan Pulo Gadung"
          />
        </Fieldset>
      </KitCase>
      <KitCase
        name="Error that goes when mended"
        note="The hint comes back in its place, and nothing below moves."
      >
        <Fieldset>
          <MendedField />
        </Fieldset>
      </KitCase>
      <KitCase name="Password" note="The eye shows what was typed.">
        <Fieldset>
          <PasswordField label="Kata sandi" name="password" defaultValue="rahasia" />
          <PasswordField label="Kata sandi" error="Kata sandi salah." />
        </Fieldset>
      </KitCase>
      <KitCase name="Search" note="Clears with one tap; the key shows on wide screens.">
        <Fieldset>
          <SearchField label="Nomor, pembeli, atau produk" shortcut="/" />
          <SearchField
            label="Cari produk"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
          <SearchField label="Cari produk" defaultValue="Indomie Goreng Original 85 g isi 40" />
        </Fieldset>
      </KitCase>
      <KitCase name="Text area" note="Grows with what is typed.">
        <Fieldset>
          <TextArea label="Catatan" hint="Dibaca pembeli." placeholder="Tulis catatan" />
          <TextArea label="Alasan" error="Alasan wajib diisi." />
        </Fieldset>
      </KitCase>
      <KitCase name="Select" note="Native: a phone opens its own list, nothing has to load.">
        <Fieldset>
          <Select
            label="Kota"
            value={city}
            onValueChange={setCity}
            items={[...cities, longCity]}
            placeholder="Pilih kota"
          />
          <Select
            label="Kota"
            value="long"
            onValueChange={setCity}
            items={[longCity]}
            hint="Nama panjang terpotong rapi."
          />
          <Select
            label="Kota"
            value={null}
            onValueChange={setCity}
            items={cities}
            error="Kota wajib dipilih."
          />
          <Select label="Kota" value="depok" onValueChange={setCity} items={cities} disabled />
        </Fieldset>
      </KitCase>
      <KitCase name="Stepper" note="Tap, type or use the arrow keys." isWide>
        <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
          <Stepper
            label="Naikkan semua"
            value={percent}
            onValueChange={setPercent}
            min={0}
            max={50}
            step={0.5}
            format={(value) => `${value.toLocaleString('id-ID')}%`}
            hint="Paling banyak 50%."
          />
          <Stepper
            label="Harga"
            value={price}
            onValueChange={setPrice}
            min={0}
            step={500}
            format={money}
          />
          <Stepper
            label="Jumlah"
            value={0}
            onValueChange={() => undefined}
            min={0}
            max={0}
            error="Stok habis."
          />
          <Stepper label="Terkunci" value={12} onValueChange={() => undefined} isDisabled />
        </div>
      </KitCase>
    </>
  );
}
