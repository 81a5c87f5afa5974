import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { buttonStyle } from '../../../ui/button.tsx';
import { EmptyBoxDrawing } from '../../../ui/drawings/empty-box-drawing.tsx';
import { NoResultDrawing } from '../../../ui/drawings/no-result-drawing.tsx';
import { EmptyScreen } from '../../../ui/empty-screen.tsx';
import { type DemandSearch, filterCount } from '../demand-search.ts';

type Props = { search: DemandSearch & { store_id?: string | undefined } };

/** What would be here, and the one next step. */
export function NoDemands({ search }: Props) {
  const { state, query, store_id } = search;
  const store = store_id ? { store_id } : {};
  if (query || filterCount(search) > 0)
    return (
      <EmptyScreen
        drawing={<NoResultDrawing />}
        title="Tidak ada yang cocok"
        text="Ubah kata pencarian atau saringannya."
        action={
          <AppLink
            to="/seller/buyer-demands"
            search={{ ...store, ...(state && { state }) }}
            className={buttonStyle({ variant: 'secondary' })}
          >
            Lihat semua
          </AppLink>
        }
      />
    );
  if (state)
    return (
      <EmptyScreen
        drawing={<EmptyBoxDrawing />}
        title="Belum ada di sini"
        text={texts[state] ?? 'Permintaan yang lewat tanpa hasil terlihat di sini.'}
      />
    );
  return (
    <EmptyScreen
      drawing={<EmptyBoxDrawing />}
      title="Belum ada permintaan yang cocok"
      text="Permintaan pembeli muncul di sini begitu ada yang mencari barang yang Anda jual, di kota yang Anda layani."
      action={
        <AppLink to="/about-buyers-demand" className={buttonStyle({ variant: 'secondary' })}>
          Cara kerja permintaan
        </AppLink>
      }
    />
  );
}

const texts: Record<string, string> = {
  SENT: 'Penawaran yang menunggu keputusan pembeli terlihat di sini.',
  WON: 'Penawaran yang dipilih pembeli menjadi pesanan, dan terlihat di sini.',
  LOST: 'Penawaran yang tidak dipilih terlihat di sini, dengan harga pemenangnya bila pembeli mengizinkan.',
  DECLINED: 'Permintaan yang tidak Anda minati terlihat di sini, dan bisa dibuka lagi.',
};
