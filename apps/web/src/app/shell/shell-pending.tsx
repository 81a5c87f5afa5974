import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';
import { BottomBar, SideBar, TitleBar } from './bars.tsx';
import { Frame } from './frame.tsx';
import { bottomEntry, sideEntry, sideLabel } from './nav-entry.ts';
import { navigation, onPhone } from './navigation.ts';

/** The frame as the build writes it: seen before any code is there, in the place of what comes. */
export function ShellPending({ path, children }: { path: string; children: ReactNode }) {
  const bell = <Skeleton className="m-2.5 size-6 rounded-full" />;
  const entries = (shown: typeof navigation, style: string, icon: string, words = '') =>
    shown.map(({ to, label, icon: Icon }) => (
      <a key={to} href={to} aria-current={to === path ? 'page' : undefined} className={style}>
        <Icon aria-hidden className={icon} />
        <span className={words}>{label}</span>
      </a>
    ));
  return (
    <Frame
      titleBar={<TitleBar store={<StorePending />} bell={bell} />}
      sideBar={
        <SideBar
          store={<StorePending />}
          entries={entries(navigation, sideEntry, 'size-5', sideLabel)}
        />
      }
      bottomBar={<BottomBar entries={entries(navigation.filter(onPhone), bottomEntry, 'size-6')} />}
    >
      {children}
    </Frame>
  );
}

function StorePending() {
  return (
    <div className="flex min-h-12 items-center gap-3 p-1">
      <Skeleton className="size-10 rounded-lg" />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5 md:max-lg:hidden">
        <Skeleton className="h-4 w-36" />
        <Skeleton className="h-3.5 w-24" />
      </div>
    </div>
  );
}
