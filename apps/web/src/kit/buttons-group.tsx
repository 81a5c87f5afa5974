import { Bell, Download, MessageCircle, Phone, Printer, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button, buttonStyle } from '../ui/button.tsx';
import { Chip, ChipContent, ChipRow, chipStyle } from '../ui/chip.tsx';
import { IconButton, iconButtonStyle } from '../ui/icon-button.tsx';
import { KitCase, KitRow } from './kit-case.tsx';

const filters = ['Baru', 'Diproses', 'Dikirim', 'Terkirim', 'Selesai', 'Dibatalkan'];

function BusyOnTap() {
  const [isBusy, setIsBusy] = useState(false);
  const work = () => {
    setIsBusy(true);
    setTimeout(() => setIsBusy(false), 2000);
  };
  return (
    <Button isBusy={isBusy} onClick={work}>
      Tekan saya
    </Button>
  );
}

export function ButtonsGroup() {
  const [chosen, setChosen] = useState('Baru');
  return (
    <>
      <KitCase
        name="Button"
        note="One primary per screen. Hover darkens, press darkens and gives way."
      >
        <KitRow>
          <Button>Terima</Button>
          <Button variant="secondary">Tolak</Button>
          <Button variant="quiet">Lihat semua</Button>
          <Button variant="danger">Hapus</Button>
        </KitRow>
      </KitCase>
      <KitCase
        name="Busy"
        note="The spinner stands in the button, which keeps its width and the focus."
      >
        <KitRow>
          <Button isBusy>Terima</Button>
          <Button isBusy variant="secondary">
            Tolak
          </Button>
          <Button isBusy variant="danger" icon={<Trash2 />}>
            Hapus
          </Button>
          <BusyOnTap />
        </KitRow>
      </KitCase>
      <KitCase name="Disabled" note="Rare: better say what is missing when it is pressed.">
        <KitRow>
          <Button disabled>Terima</Button>
          <Button disabled variant="secondary">
            Tolak
          </Button>
          <Button disabled variant="quiet">
            Lihat
          </Button>
          <Button disabled variant="danger">
            Hapus
          </Button>
        </KitRow>
      </KitCase>
      <KitCase name="Small and with icon" note="36 px to the eye, 44 px to the thumb.">
        <KitRow>
          <Button size="sm">Terima</Button>
          <Button size="sm" variant="secondary" icon={<Printer />}>
            Cetak
          </Button>
          <Button variant="secondary" icon={<Download />}>
            Ekspor
          </Button>
          <a href="#tombol" className={buttonStyle({ variant: 'quiet', size: 'sm' })}>
            Tautan
          </a>
        </KitRow>
      </KitCase>
      <KitCase name="Block and long text" note="Wraps instead of cutting off.">
        <div className="grid max-w-sm gap-3">
          <Button isBlock>Terima pesanan</Button>
          <div className="grid grid-cols-2 gap-3">
            <Button isBlock variant="secondary" icon={<MessageCircle />}>
              Chat
            </Button>
            <Button isBlock variant="secondary" icon={<Phone />}>
              Telepon
            </Button>
          </div>
          <Button isBlock icon={<Download />}>
            Unduh seluruh laporan penjualan bulan ini untuk semua cabang di Jakarta Timur
          </Button>
        </div>
      </KitCase>
      <KitCase name="Icon button" note="44 px; the label is read aloud, with the count.">
        <KitRow>
          <IconButton label="Notifikasi">
            <Bell aria-hidden="true" />
          </IconButton>
          <IconButton label="Notifikasi" badge>
            <Bell aria-hidden="true" />
          </IconButton>
          <IconButton label="Notifikasi" badge={7}>
            <Bell aria-hidden="true" />
          </IconButton>
          <IconButton label="Notifikasi" badge={128}>
            <Bell aria-hidden="true" />
          </IconButton>
          <IconButton label="Cetak" disabled>
            <Printer aria-hidden="true" />
          </IconButton>
          <a href="#tombol" aria-label="Cetak" className={iconButtonStyle()}>
            <Printer aria-hidden="true" />
          </a>
        </KitRow>
      </KitCase>
      <KitCase
        name="Chips"
        note="Filters; the row scrolls sideways to the edge of the screen."
        isWide
      >
        <ChipRow>
          {filters.map((name, index) => (
            <Chip
              key={name}
              isChosen={name === chosen}
              count={[7, 12, 5, 3, '8.412', undefined][index]}
              onClick={() => setChosen(name)}
            >
              {name}
            </Chip>
          ))}
          <a href="#tombol" className={chipStyle({})}>
            <ChipContent count={2}>Tautan</ChipContent>
          </a>
          <Chip disabled>Tidak aktif</Chip>
        </ChipRow>
      </KitCase>
    </>
  );
}
