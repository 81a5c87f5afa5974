import { createFileRoute, Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIsAwake } from '../../ui/has-mounted.ts';
import { readFrom } from './from-search.ts';
import { SignInStep } from './sign-in-step.tsx';
import { SupportContact } from './support-contact.tsx';

export const Route = createFileRoute('/_public/seller/login/cant-login')({
  validateSearch: readFrom,
  component: CantLoginScreen,
});

function CantLoginScreen() {
  const { from } = Route.useSearch();
  const isAwake = useIsAwake();
  const search = { from: isAwake ? from : undefined };
  return (
    <SignInStep title="Tidak bisa masuk?" from={from}>
      <p className="text-ink-soft">Pilih yang paling mirip dengan keadaan Anda.</p>
      <div className="mt-4 divide-y divide-line border-y border-line">
        <Cause title="Lupa kata sandi">
          <p>Buat kata sandi baru dengan kode yang kami kirim ke nomor HP Anda.</p>
          <Cure>
            <Link to="/seller/login/forgot-password" search={search}>
              Buat kata sandi baru
            </Link>
          </Cure>
        </Cause>
        <Cause title="Kode tidak masuk">
          <ul className="grid list-disc gap-1 pl-5">
            <li>Kode dikirim ke nomor yang terdaftar. Pastikan kartunya ada di HP Anda.</li>
            <li>Buka WhatsApp, lalu lihat juga SMS. Matikan mode pesawat.</li>
            <li>Tunggu 1 menit, lalu tekan “Kirim ulang kode”. Pakai kode yang paling baru.</li>
            <li>Satu nomor hanya mendapat 5 kode dalam satu jam.</li>
          </ul>
        </Cause>
        <Cause title="Nomor belum terdaftar">
          <p>
            Jika Anda bekerja di toko, minta pemilik toko mendaftarkan nomor Anda. Jika Anda pemilik
            toko, daftarkan toko Anda sendiri.
          </p>
          <Cure>
            <a href="/seller/register">Daftar jadi penjual</a>
          </Cure>
        </Cause>
        <Cause title="Nomor HP lama hilang atau sudah diganti">
          <p>
            Hubungi kami dan siapkan nama toko, nomor lama, dan nomor baru. Kami pastikan dulu bahwa
            toko itu memang milik Anda.
          </p>
        </Cause>
        <Cause title="Terlalu banyak percobaan">
          <p>
            Demi keamanan, nomor Anda ditahan sebentar. Tunggu 5 menit, lalu coba lagi, atau masuk
            dengan kode.
          </p>
          <Cure>
            <Link to="/seller/login" search={search}>
              Ke halaman masuk
            </Link>
          </Cure>
        </Cause>
        <Cause title="Akun dipakai orang lain">
          <p>Ganti kata sandi sekarang: semua perangkat yang memakai akun Anda langsung keluar.</p>
          <Cure>
            <Link to="/seller/login/forgot-password" search={search}>
              Ganti kata sandi
            </Link>
          </Cure>
        </Cause>
      </div>
      <section aria-labelledby="support" className="mt-8">
        <h2 id="support" className="text-lg font-semibold">
          Masih belum bisa? Hubungi kami
        </h2>
        <SupportContact />
      </section>
    </SignInStep>
  );
}

/** Opens without any code of ours. */
function Cause({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-3 py-2 font-semibold [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronRight
          aria-hidden
          className="size-5 shrink-0 text-ink-faint transition-transform group-open:rotate-90"
        />
      </summary>
      <div className="grid gap-1 pb-4 text-ink-soft">{children}</div>
    </details>
  );
}

/** The link that mends it. */
const Cure = ({ children }: { children: ReactNode }) => (
  <p className="font-semibold text-brand-700 hover:underline *:inline-flex *:min-h-11 *:items-center">
    {children}
  </p>
);
