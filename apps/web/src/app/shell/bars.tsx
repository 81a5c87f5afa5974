import type { ReactNode } from 'react';

export function TitleBar({ store, bell }: { store: ReactNode; bell: ReactNode }) {
  return (
    <div className="flex h-full items-center gap-2 px-3">
      <div className="min-w-0 flex-1">{store}</div>
      {bell}
    </div>
  );
}

type SideBarProps = { store: ReactNode; entries: ReactNode; foot?: ReactNode };

export function SideBar({ store, entries, foot }: SideBarProps) {
  return (
    <>
      <div className="p-3 pt-4">{store}</div>
      <nav aria-label="Menu utama" className="grid gap-1 px-3 py-2">
        {entries}
      </nav>
      <div className="mt-auto grid gap-1 px-3 py-2 empty:hidden">{foot}</div>
    </>
  );
}

export function BottomBar({ entries }: { entries: ReactNode }) {
  return (
    <nav aria-label="Menu utama" className="mx-auto flex h-full max-w-xl">
      {entries}
    </nav>
  );
}
