import type { HelpPicture } from '@marketplace/contract/help-words';
import type { ReactNode } from 'react';
import { BrandMark } from '../../../shared/brand-mark.tsx';
import { ScreenSketch } from '../../../shared/sketches/screen-sketch.tsx';
import { buttonStyle } from '../../../ui/button.tsx';
import { footLinks, forWhom, steps, strengths } from './landing-words.ts';

/** The first page, for who is not signed in. It is written by the build and needs no code: its links are plain ones. */
export const LandingPage = () => (
  <div className="min-h-dvh bg-canvas pt-[env(safe-area-inset-top)]">
    <header className="mx-auto flex max-w-6xl items-center justify-between gap-3 px-4 py-3 md:px-8">
      <span className="flex items-center gap-2 text-lg font-bold tracking-tight">
        <BrandMark size="size-8" />
        Marketplace
      </span>
      <nav aria-label="Utama" className="flex items-center gap-2 sm:gap-6">
        <a
          href="/seller/seller-fee"
          className="hidden min-h-11 items-center font-semibold hover:underline sm:flex"
        >
          Biaya
        </a>
        <a
          href="/seller/faq"
          className="hidden min-h-11 items-center font-semibold hover:underline sm:flex"
        >
          Tanya jawab
        </a>
        <a href="/seller/login" className={buttonStyle({ variant: 'secondary' })}>
          Masuk
        </a>
      </nav>
    </header>
    <main>
      <Hero />
      <Section id="for-whom" title="Untuk siapa">
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 md:grid-cols-3">
          {forWhom.map(({ title, text }) => (
            <li key={title} className="rounded-lg border border-line bg-surface p-4 shadow-card">
              <h3 className="font-semibold">{title}</h3>
              <p className="mt-1 text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="what" title="Yang Anda kerjakan setiap hari, lebih cepat">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-10 md:gap-16">
          {strengths.map((strength, place) => (
            <Strength key={strength.title} {...strength} isTurned={place % 2 === 1} />
          ))}
        </div>
      </Section>
      <Section id="start" title="Cara menjadi penjual">
        <ol className="grid grid-cols-[minmax(0,1fr)] gap-3 md:grid-cols-4">
          {steps.map(({ title, text }, place) => (
            <li key={title} className="rounded-lg border border-line bg-surface p-4 shadow-card">
              <span
                aria-hidden
                className="flex size-8 items-center justify-center rounded-full bg-brand-50 font-bold text-brand-700"
              >
                {place + 1}
              </span>
              <h3 className="mt-2 font-semibold">{title}</h3>
              <p className="mt-1 text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
        <p className="mt-6 flex flex-wrap gap-3">
          <a href="/seller/register" className={buttonStyle({ variant: 'primary' })}>
            Daftar jadi penjual
          </a>
          <a href="/seller/login" className={buttonStyle({ variant: 'secondary' })}>
            Sudah terdaftar? Masuk
          </a>
        </p>
      </Section>
    </main>
    <footer className="border-t border-line bg-surface">
      <nav
        aria-label="Halaman untuk semua orang"
        className="mx-auto flex max-w-6xl flex-wrap gap-x-6 px-4 py-6 md:px-8"
      >
        {footLinks.map(([href, label]) => (
          <a key={href} href={href} className="flex min-h-11 items-center text-sm hover:underline">
            {label}
          </a>
        ))}
      </nav>
    </footer>
  </div>
);

const Hero = () => (
  <div className="bg-deep text-white">
    <div className="mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] items-center gap-8 px-4 py-10 md:grid-cols-[minmax(0,1fr)_22rem] md:px-8 md:py-16">
      <div>
        <h1
          data-step
          className="text-3xl leading-tight font-bold tracking-tight text-balance md:text-5xl"
        >
          Pusat penjual untuk toko grosir Indonesia
        </h1>
        <p data-lead className="mt-4 max-w-xl text-lg text-pretty text-deep-soft">
          Warung dan toko kecil memesan dari Anda. Terima pesanan, jaga stok dan harga, antar
          barangnya, dan lihat di mana setiap rupiah berada. Dari HP, juga saat sinyal buruk.
        </p>
        <p className="mt-6 flex flex-wrap gap-3">
          <a href="#start" className={buttonStyle({ variant: 'secondary' })}>
            Cara menjadi penjual
          </a>
          <a
            href="/seller/login"
            className="inline-flex min-h-12 items-center rounded-lg px-4 font-semibold underline underline-offset-4"
          >
            Masuk ke toko Anda
          </a>
        </p>
      </div>
      <div className="text-ink [&_figcaption]:text-deep-soft">
        <ScreenSketch name="pesanan" caption="Pesanan baru, dengan sisa waktu menjawab" />
      </div>
    </div>
  </div>
);

type SectionProps = { id: string; title: string; children: ReactNode };

const Section = ({ id, title, children }: SectionProps) => (
  <section aria-labelledby={id} className="mx-auto max-w-6xl px-4 py-10 md:px-8 md:py-14">
    <h2 id={id} className="mb-6 scroll-mt-4 text-2xl font-bold tracking-tight text-balance">
      {title}
    </h2>
    {children}
  </section>
);

type StrengthProps = {
  title: string;
  points: readonly string[];
  picture: HelpPicture;
  caption: string;
  isTurned: boolean;
};

const Strength = ({ title, points, picture, caption, isTurned }: StrengthProps) => (
  <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-6 md:grid-cols-2 md:gap-12">
    <div className={isTurned ? 'md:order-last' : undefined}>
      <h3 className="text-xl font-semibold">{title}</h3>
      <ul className="mt-3 grid list-disc gap-2 pl-5 text-ink-soft">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
    <ScreenSketch name={picture} caption={caption} />
  </div>
);
