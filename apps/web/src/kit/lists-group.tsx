import { ChevronRight, Megaphone, PackageX, Timer, Wallet } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '../ui/avatar.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button, buttonStyle } from '../ui/button.tsx';
import { Card, CardTitle } from '../ui/card.tsx';
import { IconTile, ListRow } from '../ui/list-row.tsx';
import { KitCase, KitRow } from './kit-case.tsx';

const names = ['Toko Sumber Makmur', 'Warung Bu Tini', 'UD Sinar Pagi', 'Budi', 'Maju Bersama', ''];
const buyers = [
  { name: 'Warung Bu Tini', total: 'Rp 1.846.000', left: 'sisa 3 jam 20 menit' },
  { name: 'Toko Berkah Jaya', total: 'Rp 802.000', left: 'sisa 7 jam 28 menit' },
  {
    name: 'Koperasi Karyawan Rumah Sakit Islam Pondok Kopi Jakarta Timur',
    total: 'Rp 12.410.000',
    left: 'sisa 14 jam',
  },
];

export function ListsGroup() {
  const [chosen, setChosen] = useState(buyers[0]?.name);
  return (
    <>
      <KitCase name="Card" note="White on the canvas, one shadow.">
        <Card>
          <CardTitle
            action={
              <a href="#daftar" className={buttonStyle({ variant: 'quiet', size: 'sm' })}>
                Lihat
              </a>
            }
          >
            Penjualan minggu ini
          </CardTitle>
          <p className="text-2xl font-bold">Rp 48.250.000</p>
          <p className="text-sm text-ink-soft">96 pesanan, rata-rata Rp 502.600</p>
          <div className="mt-3 flex flex-wrap items-center justify-between gap-3 border-t border-dashed border-line-strong pt-3">
            <span className="text-lg font-bold">Rp 1.846.000</span>
            <Button>Terima</Button>
          </div>
        </Card>
      </KitCase>
      <KitCase
        name="Rows in a card"
        note="Links and buttons, with an icon tile and something at the end."
      >
        <Card isFlush>
          <CardTitle className="px-4 pt-4 pb-1">Perlu dikerjakan</CardTitle>
          <div className="divide-y divide-line">
            <ListRow
              as={<a href="#daftar" />}
              icon={
                <IconTile tone="soon">
                  <Timer />
                </IconTile>
              }
              title="Pesanan baru menunggu"
              subtitle="Terdekat sisa 3 jam 20 menit"
              trailing="7"
            />
            <ListRow
              as={<a href="#daftar" />}
              icon={
                <IconTile tone="wrong">
                  <PackageX />
                </IconTile>
              }
              title="Stok habis"
              subtitle="Dicari 23 pembeli pekan ini"
              trailing="4"
            />
            <ListRow
              as={<a href="#daftar" />}
              icon={
                <IconTile tone="brand">
                  <Megaphone />
                </IconTile>
              }
              title="Permintaan pembeli cocok"
              subtitle="Nilai sekitar Rp 6,4 jt"
              trailing="3"
            />
            <ListRow
              as={<a href="#daftar" />}
              icon={
                <IconTile tone="note">
                  <Wallet />
                </IconTile>
              }
              title="Tagihan biaya layanan"
              subtitle="Jatuh tempo 18 Nov 2026"
              trailing="Rp 312.000"
            />
          </div>
        </Card>
      </KitCase>
      <KitCase name="Chosen row" note="List beside detail on wide screens; long names wrap.">
        <Card isFlush>
          <div className="divide-y divide-line">
            {buyers.map((buyer) => (
              <ListRow
                key={buyer.name}
                onClick={() => setChosen(buyer.name)}
                isChosen={buyer.name === chosen}
                title={buyer.name}
                subtitle="#24111, 10 dus Indomie Goreng dan 4 lainnya"
                trailing={
                  <>
                    {buyer.total}
                    <span className="block text-sm text-soon-700">{buyer.left}</span>
                  </>
                }
              />
            ))}
            <ListRow
              title="Baris biasa"
              trailing={<ChevronRight aria-hidden="true" className="size-5 text-ink-faint" />}
            />
          </div>
        </Card>
      </KitCase>
      <KitCase
        name="Badges and avatars"
        note="The same name always has the same letters and shade."
      >
        <div className="grid gap-4">
          <KitRow>
            <Badge>Selesai</Badge>
            <Badge tone="brand">Pelanggan, 14 pesanan</Badge>
            <Badge tone="soon">Pesanan Baru</Badge>
            <Badge tone="wrong">Dibatalkan</Badge>
            <Badge tone="note">Dikirim</Badge>
          </KitRow>
          <div className="w-40">
            <Badge tone="soon">Menunggu konfirmasi dari gudang pusat</Badge>
          </div>
          <KitRow>
            {names.map((name) => (
              <Avatar key={name} name={name} />
            ))}
            <Avatar name="Toko Sumber Makmur" size="sm" />
          </KitRow>
        </div>
      </KitCase>
    </>
  );
}
