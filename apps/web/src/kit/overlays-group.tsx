import { Copy, EllipsisVertical, Pencil, Printer, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Menu } from '../ui/menu.tsx';
import { Popover } from '../ui/popover.tsx';
import { RadioGroup } from '../ui/radio-group.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { showToast } from '../ui/toast.tsx';
import { Tooltip } from '../ui/tooltip.tsx';
import { KitCase, KitRow } from './kit-case.tsx';

const reasons = ['Stok habis', 'Harga salah', 'Alamat di luar jangkauan', 'Lainnya'].map(
  (label) => ({
    value: label,
    label,
  }),
);

function SheetCases() {
  const [open, setOpen] = useState<'form' | 'long' | 'right' | null>(null);
  const [reason, setReason] = useState<string | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setOpen(null);
  return (
    <KitRow>
      <Button variant="secondary" onClick={() => setOpen('form')}>
        Lembar isian
      </Button>
      <Button variant="secondary" onClick={() => setOpen('long')}>
        Lembar panjang
      </Button>
      <Button variant="secondary" onClick={() => setOpen('right')}>
        Lembar kanan
      </Button>
      <Sheet
        isOpen={open === 'form'}
        onClose={close}
        title="Tolak pesanan"
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              Batal
            </Button>
            <Button variant="danger" onClick={() => setIsAsking(true)}>
              Tolak
            </Button>
          </>
        }
      >
        <div className="grid gap-4">
          <RadioGroup label="Alasan" value={reason} onValueChange={setReason} items={reasons} />
          <TextArea label="Catatan untuk pembeli" />
        </div>
        <ConfirmDialog
          isOpen={isAsking}
          onClose={() => setIsAsking(false)}
          title="Tolak pesanan ini?"
          text="Pembeli langsung diberi tahu."
          confirmLabel="Tolak"
          isDanger
          onConfirm={() => {
            setIsAsking(false);
            close();
          }}
        />
      </Sheet>
      <Sheet
        isOpen={open === 'long'}
        onClose={close}
        title="Syarat dan ketentuan pengiriman untuk semua wilayah di luar Pulau Jawa"
      >
        {Array.from({ length: 30 }, (_, index) => index + 1).map((number) => (
          <p key={number} className="py-1.5">
            {number}. Barang dikirim dalam dua hari kerja setelah pembayaran diterima.
          </p>
        ))}
      </Sheet>
      <Sheet
        isOpen={open === 'right'}
        onClose={close}
        title="Saring"
        placement="right"
        footer={<Button onClick={close}>Terapkan</Button>}
      >
        <RadioGroup label="Status" value={reason} onValueChange={setReason} items={reasons} />
      </Sheet>
    </KitRow>
  );
}

function DialogCases() {
  const [open, setOpen] = useState<'plain' | 'danger' | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const close = () => setOpen(null);
  const work = () => {
    setIsBusy(true);
    setTimeout(() => {
      setIsBusy(false);
      close();
    }, 1500);
  };
  return (
    <KitRow>
      <Button variant="secondary" onClick={() => setOpen('plain')}>
        Tanya
      </Button>
      <Button variant="secondary" onClick={() => setOpen('danger')}>
        Tanya, berbahaya
      </Button>
      <ConfirmDialog
        isOpen={open === 'plain'}
        onClose={close}
        title="Kirim 24 perubahan harga?"
        text="Harga baru langsung terlihat oleh pembeli."
        confirmLabel="Kirim"
        onConfirm={work}
        isBusy={isBusy}
      />
      <ConfirmDialog
        isOpen={open === 'danger'}
        onClose={close}
        title="Hapus produk Indomie Goreng Original 85 g isi 40?"
        text="Produk hilang dari semua toko Anda. Ini tidak bisa diurungkan."
        confirmLabel="Hapus produk"
        isDanger
        onConfirm={work}
        isBusy={isBusy}
      />
    </KitRow>
  );
}

function PopoverCase() {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <KitRow>
      <Button ref={button} variant="secondary" onClick={() => setOpen(true)}>
        Pilih toko
      </Button>
      <Popover title="Pilih toko" anchor={button} isOpen={isOpen} onClose={() => setOpen(false)}>
        <p>Di samping tombolnya; halaman tetap terlihat.</p>
      </Popover>
    </KitRow>
  );
}

export function OverlaysGroup() {
  const say = (text: string) => () => showToast({ text });
  return (
    <>
      <KitCase
        name="Sheet"
        note="From below on a phone (swipe down closes), a dialog on wide screens."
      >
        <SheetCases />
      </KitCase>
      <KitCase
        name="Confirm dialog"
        note="For what cannot be undone; the safe answer has the focus."
      >
        <DialogCases />
      </KitCase>
      <KitCase
        name="Popover"
        note="At its button on wide screens; Esc and a click elsewhere close it."
      >
        <PopoverCase />
      </KitCase>
      <KitCase name="Menu" note="Loads when the finger comes near; arrow keys move, Esc closes.">
        <KitRow>
          <Menu
            label="Pilihan lain"
            trigger={<EllipsisVertical aria-hidden="true" />}
            items={[
              { label: 'Ubah', icon: <Pencil aria-hidden="true" />, onSelect: say('Ubah') },
              {
                label: 'Salin nomor pesanan',
                icon: <Copy aria-hidden="true" />,
                onSelect: say('Salin'),
              },
              {
                label: 'Tidak aktif',
                icon: <Printer aria-hidden="true" />,
                onSelect: say('Cetak'),
                isDisabled: true,
              },
              {
                label: 'Hapus',
                icon: <Trash2 aria-hidden="true" />,
                onSelect: say('Hapus'),
                isDanger: true,
              },
            ]}
          />
        </KitRow>
      </KitCase>
      <KitCase name="Tooltip" note="For mouse and keyboard only; a phone reads the label.">
        <KitRow>
          <Tooltip text="Cetak surat jalan">
            <IconButton label="Cetak">
              <Printer aria-hidden="true" />
            </IconButton>
          </Tooltip>
        </KitRow>
      </KitCase>
    </>
  );
}
