import type { ReactNode } from 'react';
import { useAppState } from '../platform/services.ts';
import { isSeveral } from '../platform/state/store-slice.ts';
import { EmptyBoxDrawing } from '../ui/drawings/empty-box-drawing.tsx';
import { EmptyScreen } from '../ui/empty-screen.tsx';

type Props = { store_id: string | undefined; children: (store_id: string) => ReactNode };

/** For what is done in one store: the one that the address names, or the one looked at. */
export function OneStore({ store_id, children }: Props) {
  const active = useAppState(({ store }) => store.active?.id);
  const named = store_id ?? active;
  if (named && !isSeveral(named)) return children(named);
  return (
    <EmptyScreen
      drawing={<EmptyBoxDrawing />}
      title="Pilih satu toko dulu"
      text="Ini dikerjakan di satu toko. Pilih tokonya di atas."
    />
  );
}
