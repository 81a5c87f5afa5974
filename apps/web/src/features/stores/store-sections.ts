import {
  CalendarOff,
  Clock,
  ListChecks,
  type LucideIcon,
  Mail,
  MapPin,
  Percent,
  Store,
  Truck,
  Users,
  Zap,
} from 'lucide-react';
import { isSectionName, type SectionName } from './section-names.ts';

type Section = { name: SectionName; label: string; about: string; icon: LucideIcon };

export const sections: readonly Section[] = [
  { name: 'profil', label: 'Profil', about: 'Nama, nomor HP, dan keterangan', icon: Store },
  { name: 'alamat', label: 'Alamat', about: 'Tempat toko dan catatan untuk kurir', icon: MapPin },
  { name: 'email', label: 'Email', about: 'Untuk tagihan dan pemberitahuan', icon: Mail },
  { name: 'staf', label: 'Staf', about: 'Siapa bekerja di toko ini', icon: Users },
  { name: 'jam-buka', label: 'Jam buka', about: 'Jam toko di hari biasa', icon: Clock },
  { name: 'hari-libur', label: 'Hari libur', about: 'Kapan toko tutup', icon: CalendarOff },
  {
    name: 'terima-otomatis',
    label: 'Terima otomatis',
    about: 'Pesanan yang diterima tanpa menunggu Anda',
    icon: ListChecks,
  },
  { name: 'ongkir', label: 'Ongkos kirim', about: 'Ke mana kurir toko mengantar', icon: Truck },
  { name: 'glog', label: 'GLog', about: 'Kurir marketplace, tiba di hari yang sama', icon: Zap },
  { name: 'pajak', label: 'Pajak', about: 'PPN dan PPh 22 di faktur', icon: Percent },
];

export const sectionNamed = (name: string | undefined): Section | undefined =>
  isSectionName(name) ? sections.find((section) => section.name === name) : undefined;
