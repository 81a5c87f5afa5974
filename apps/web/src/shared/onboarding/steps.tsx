import type { OnboardingStep } from '@marketplace/contract/onboarding-words';
import {
  BellRing,
  Clock,
  Landmark,
  type LucideIcon,
  MapPin,
  PackagePlus,
  ShoppingBag,
  Store,
  Truck,
  Users,
} from 'lucide-react';
import type { ReactElement } from 'react';
import { AppLink } from '../../platform/navigation/app-link.tsx';

type Step = {
  title: string;
  /** What it is good for, to who sells. */
  why: string;
  icon: LucideIcon;
  /** Where it is done. */
  link: (store_id: string) => ReactElement<{ className?: string }>;
};

const section =
  (name: 'profil' | 'alamat' | 'jam-buka' | 'ongkir' | 'staf') => (store_id: string) => (
    <AppLink to="/seller/store" search={{ section: name, store_id }} />
  );

export const steps: Record<OnboardingStep, Step> = {
  profile: {
    title: 'Lengkapi profil toko',
    why: 'Nomor HP dan keterangan yang dibaca pembeli sebelum memesan.',
    icon: Store,
    link: section('profil'),
  },
  address: {
    title: 'Isi alamat toko',
    why: 'Dari sini kurir mengambil barang dan pembeli menemukan Anda.',
    icon: MapPin,
    link: section('alamat'),
  },
  hours: {
    title: 'Atur jam buka',
    why: 'Batas waktu menjawab pesanan berhenti saat toko tutup.',
    icon: Clock,
    link: section('jam-buka'),
  },
  delivery: {
    title: 'Tentukan daerah kirim',
    why: 'Ke mana kurir toko mengantar, dan berapa ongkosnya. Atau pakai GLog.',
    icon: Truck,
    link: section('ongkir'),
  },
  bank: {
    title: 'Tambah rekening bank',
    why: 'Ke sini uang penjualan Anda dicairkan.',
    icon: Landmark,
    link: (store_id) => <AppLink to="/seller/bank-accounts" search={{ store_id }} />,
  },
  product: {
    title: 'Jual produk pertama',
    why: 'Cari di katalog atau pindai barcode, lalu isi harga dan stok.',
    icon: PackagePlus,
    link: (store_id) => <AppLink to="/seller/inventory/product/add" search={{ store_id }} />,
  },
  order: {
    title: 'Terima pesanan pertama',
    why: 'Pesanan baru muncul sendiri. Jawab sebelum batas waktunya.',
    icon: ShoppingBag,
    link: (store_id) => <AppLink to="/seller/orders" search={{ status: 'NEW', store_id }} />,
  },
  push: {
    title: 'Nyalakan notifikasi',
    why: 'Kabar pesanan sampai juga saat aplikasi tertutup.',
    icon: BellRing,
    link: () => <AppLink to="/seller/notifications/settings" search={{}} />,
  },
  staff: {
    title: 'Undang staf',
    why: 'Bagi kerja, masing-masing dengan izinnya sendiri.',
    icon: Users,
    link: section('staf'),
  },
};
