import { EmptyBoxDrawing } from '../../../ui/drawings/empty-box-drawing.tsx';
import { EmptyScreen } from '../../../ui/empty-screen.tsx';
import type { PromotionSearch } from '../promotion-search.ts';

const words = {
  JOINABLE: {
    title: 'Belum ada promosi baru',
    text: 'Promosi dari marketplace muncul di sini. Sementara itu, buat voucher toko sendiri.',
  },
  JOINED: {
    title: 'Belum ikut promosi',
    text: 'Buka “Bisa diikuti”, pilih promosi, lalu ikutkan produk Anda.',
  },
  ENDED: {
    title: 'Belum ada yang selesai',
    text: 'Promosi yang pernah Anda ikuti, dengan hasilnya, tersimpan di sini.',
  },
};

export function NoPromotions({ search }: { search: PromotionSearch }) {
  const isNarrowed = Boolean(search.query || search.promotion_type);
  const said = isNarrowed
    ? { title: 'Tidak ada yang cocok', text: 'Ubah kata pencarian, atau lihat semua jenis.' }
    : words[(search.tab ?? 'JOINABLE') as keyof typeof words];
  return <EmptyScreen drawing={<EmptyBoxDrawing />} {...said} />;
}
