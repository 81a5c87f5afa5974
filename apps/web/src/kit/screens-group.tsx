import { type ReactNode, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyBoxDrawing } from '../ui/drawings/empty-box-drawing.tsx';
import { EmptyReceiptDrawing } from '../ui/drawings/empty-receipt-drawing.tsx';
import { LostPageDrawing } from '../ui/drawings/lost-page-drawing.tsx';
import { NoResultDrawing } from '../ui/drawings/no-result-drawing.tsx';
import { EmptyScreen } from '../ui/empty-screen.tsx';
import { ErrorScreen } from '../ui/error-screen.tsx';
import { NoInternetScreen } from '../ui/no-internet-screen.tsx';
import { PageLoader } from '../ui/page-loader.tsx';
import { ReloadPrompt } from '../ui/reload-prompt.tsx';
import { SystemErrorScreen } from '../ui/system-error-screen.tsx';
import { KitCase } from './kit-case.tsx';

function ScreenCase({ name, note, children }: { name: string; note: string; children: ReactNode }) {
  return (
    <KitCase name={name} note={note}>
      <Card>{children}</Card>
    </KitCase>
  );
}

function ReloadPromptCase() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Tampilkan
      </Button>
      {isOpen && (
        <ReloadPrompt label="Muat ulang">
          <SystemErrorScreen onReload={() => setOpen(false)} />
        </ReloadPrompt>
      )}
    </>
  );
}

export function ScreensGroup() {
  const reload = () => undefined;
  return (
    <>
      <ScreenCase name="Empty" note="Says what would be here and offers the one next step.">
        <EmptyScreen
          drawing={<EmptyBoxDrawing />}
          title="Belum ada produk"
          text="Produk yang Anda jual tampil di sini. Mulai dari yang paling sering dicari."
          action={<Button>Tambah produk</Button>}
        />
      </ScreenCase>
      <ScreenCase name="Empty list" note="Nothing to do is good news too.">
        <EmptyScreen
          drawing={<EmptyReceiptDrawing />}
          title="Tidak ada pesanan baru"
          text="Pesanan yang masuk langsung muncul di sini."
        />
      </ScreenCase>
      <ScreenCase name="No result" note="Offers to widen the search.">
        <EmptyScreen
          drawing={<NoResultDrawing />}
          title="“kecap manis botol besar” tidak ditemukan"
          text="Periksa ejaannya, atau hapus saringan yang aktif."
          action={<Button variant="secondary">Hapus saringan</Button>}
        />
      </ScreenCase>
      <ScreenCase name="System error" note="OV-01">
        <SystemErrorScreen onReload={reload} level={2} />
      </ScreenCase>
      <ScreenCase name="No internet" note="OV-02">
        <NoInternetScreen onReload={reload} level={2} isReloading />
      </ScreenCase>
      <ScreenCase name="Reload prompt" note="OV-07. Over everything, until it is closed here.">
        <ReloadPromptCase />
      </ScreenCase>
      <ScreenCase name="Page loader" note="Over the page while nothing on it can be used.">
        <div className="relative h-40 transform-[translateZ(0)] overflow-hidden">
          <p>Isi halaman di bawahnya tetap terlihat.</p>
          <PageLoader label="Memuat" />
        </div>
      </ScreenCase>
      <ScreenCase name="Lost page" note="With its own drawing and no reload.">
        <ErrorScreen
          drawing={<LostPageDrawing />}
          title="Halaman tidak ditemukan"
          subtitle="Alamatnya mungkin salah ketik atau sudah tidak dipakai."
          level={2}
        />
      </ScreenCase>
    </>
  );
}
