import { useSearch } from '@tanstack/react-router';
import { buttonStyle } from '../ui/button.tsx';
import { NoResultDrawing } from '../ui/drawings/no-result-drawing.tsx';
import { EmptyScreen } from '../ui/empty-screen.tsx';
import { AppLink } from './navigation/app-link.tsx';
import { useAppState } from './services.ts';
import { isSeveral } from './state/store-slice.ts';

/** In the place of what the person may not see: it is no fault of the system, and loading it again would not help. */
export function NotAllowed({ level }: { level: 1 | 2 | undefined }) {
  const { store_id } = useSearch({ strict: false });
  const { by_id, active } = useAppState(({ store }) => store);
  const isForeign = store_id !== undefined && !isSeveral(store_id) && !by_id[store_id];
  return (
    <div role="alert">
      <EmptyScreen
        level={level}
        drawing={<NoResultDrawing />}
        title={
          isForeign ? 'Anda tidak lagi punya akses ke toko ini' : 'Ini bukan bagian peran Anda'
        }
        text="Minta pemilik toko memberi Anda akses bila Anda memerlukannya."
        action={
          <AppLink
            to="/seller"
            search={active ? { store_id: active.id } : {}}
            className={buttonStyle({ variant: 'secondary' })}
          >
            {active ? `Ke ${active.name}` : 'Ke Beranda'}
          </AppLink>
        }
      />
    </div>
  );
}
