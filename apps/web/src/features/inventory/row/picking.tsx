import { createContext, type ReactNode, use, useState } from 'react';
import { number } from '../../../platform/format/money.ts';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { BottomActions } from '../../../ui/bottom-actions.tsx';
import { Button, buttonStyle } from '../../../ui/button.tsx';
import type { InventoryFilters } from '../inventory-search.ts';
import { ManyAtOnce } from './many-at-once.tsx';

/** Most that are changed together. */
const most = 100;

type Picking = {
  /** The listings picked; nothing while nobody is picking. */
  picked: ReadonlySet<string> | undefined;
  isFull: boolean;
  toggle: (id: string) => void;
  begin: () => void;
  end: () => void;
};

const PickingContext = createContext<Picking | null>(null);

export function usePicking(): Picking {
  const picking = use(PickingContext);
  if (!picking) throw new Error('usePicking outside its provider');
  return picking;
}

/** Listings are picked in the list to be changed together. Another list, or another search, keeps what was picked. */
export function PickingProvider({ children }: { children: ReactNode }) {
  const [picked, setPicked] = useState<ReadonlySet<string>>();
  const toggle = (id: string) =>
    setPicked((before = new Set()) => {
      const after = new Set(before);
      if (!after.delete(id) && after.size < most) after.add(id);
      return after;
    });
  const value = {
    picked,
    isFull: (picked?.size ?? 0) >= most,
    toggle,
    begin: () => setPicked(new Set()),
    end: () => setPicked(undefined),
  };
  return <PickingContext value={value}>{children}</PickingContext>;
}

/** What to do with what was picked, within reach of the thumb. */
export function PickingBar({ filters }: { filters: InventoryFilters }) {
  const { store_id = '' } = filters;
  const { picked, isFull, end } = usePicking();
  if (!picked) return null;
  const count = picked.size;
  return (
    <BottomActions className="mx-0 flex flex-wrap items-center gap-3">
      <Button variant="secondary" onClick={end} className="grow">
        Batal
      </Button>
      {count === 0 ? (
        <Button disabled className="grow-[3]">
          Pilih produk dulu
        </Button>
      ) : (
        <AppLink
          to="/seller/inventory/update"
          search={{ inventory_ids: [...picked].join(','), store_id }}
          className={`${buttonStyle()} grow-[3]`}
        >
          {`Ubah ${number(count)} produk`}
        </AppLink>
      )}
      <ManyAtOnce filters={filters} store_id={store_id} picked={picked} />
      {isFull && (
        <p role="status" className="w-full text-sm text-ink-soft">
          Paling banyak {most} sekaligus.
        </p>
      )}
    </BottomActions>
  );
}
