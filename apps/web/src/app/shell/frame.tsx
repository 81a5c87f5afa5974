import type { ReactNode } from 'react';

type Props = { titleBar: ReactNode; sideBar: ReactNode; bottomBar: ReactNode; children: ReactNode };

/** Where everything stands: one column with bars on the phone, a side bar and the screen on a desk, which on a narrow one is a rail of icons. */
export function Frame({ titleBar, sideBar, bottomBar, children }: Props) {
  return (
    <div className="md:grid md:h-[calc(100dvh-var(--testing-bar))] md:grid-cols-[4.5rem_minmax(0,1fr)] lg:grid-cols-[248px_minmax(0,1fr)]">
      <a
        href="#content"
        className="sr-only z-50 rounded-lg bg-surface px-4 py-3 font-semibold shadow-float focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Langsung ke isi
      </a>
      <header className="sticky top-0 z-30 h-(--title-bar) bg-surface pt-[env(safe-area-inset-top)] md:hidden in-data-[bars=hidden]:*:hidden">
        {titleBar}
      </header>
      <aside className="hidden min-h-0 flex-col border-r border-line bg-surface md:flex">
        {sideBar}
      </aside>
      <main
        id="content"
        tabIndex={-1}
        className="min-h-0 pb-[calc(var(--bottom-bar)+var(--testing-bar))] outline-none md:overflow-y-auto md:pb-0"
      >
        {children}
      </main>
      <div
        data-bottom-bar
        data-uncovered=""
        className="fixed inset-x-0 bottom-0 z-30 h-(--bottom-bar) border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden in-data-[bars=hidden]:hidden"
      >
        {bottomBar}
      </div>
    </div>
  );
}
