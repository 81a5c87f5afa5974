import { Outlet } from '@tanstack/react-router';
import { Bell } from '../../features/notifications/bell.tsx';
import { useNewOrderCount } from '../../features/orders/use-new-order-count.ts';
import { StoreSwitcher } from '../../features/stores/store-switcher.tsx';
import { number } from '../../platform/format/money.ts';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { useAppState } from '../../platform/services.ts';
import { chosenStore } from '../../platform/state/store-slice.ts';
import { CountDot } from '../../ui/icon-button.tsx';
import { OutboxBar } from '../outbox/outbox-bar.tsx';
import { BottomBar, SideBar, TitleBar } from './bars.tsx';
import { Frame } from './frame.tsx';
import { bottomEntry, sideEntry } from './nav-entry.ts';
import { navigation } from './navigation.ts';
import { OfflineBar } from './offline-bar.tsx';
import { ScreenAnnouncer } from './screen-announcer.tsx';

/** The frame around every screen of a signed-in person. */
export function Shell() {
  const isDesktop = useAppState(({ app }) => app.isDesktop);
  return (
    <Frame
      titleBar={isDesktop ? null : <TitleBar store={<StoreSwitcher />} bell={<Bell />} />}
      sideBar={isDesktop ? <SideBar store={<StoreSwitcher />} entries={<SideEntries />} /> : null}
      bottomBar={<BottomBar entries={<BottomEntries />} />}
    >
      <ScreenAnnouncer />
      <OfflineBar />
      <OutboxBar />
      <Outlet />
    </Frame>
  );
}

function SideEntries() {
  const count = useNewOrderCount();
  const store = useStoreSearch();
  const links = navigation.map(({ to, search, isOfStore, label, icon: Icon, isCounted }) => (
    <AppLink
      key={to}
      to={to}
      search={isOfStore ? { ...search, ...store } : search}
      activeOptions={byPath}
      className={sideEntry}
    >
      <Icon aria-hidden className="size-5" />
      <span className="flex-1">{label}</span>
      {isCounted && count > 0 && (
        <span className="text-sm font-semibold">
          {number(count)}
          <span className="sr-only"> baru</span>
        </span>
      )}
    </AppLink>
  ));
  return (
    <>
      {links}
      <Bell className={sideEntry} />
    </>
  );
}

function BottomEntries() {
  const count = useNewOrderCount();
  const store = useStoreSearch();
  return navigation.map(({ to, search, isOfStore, label, icon: Icon, isCounted }) => (
    <AppLink
      key={to}
      to={to}
      search={isOfStore ? { ...search, ...store } : search}
      activeOptions={byPath}
      className={bottomEntry}
    >
      <span className="relative px-2">
        <Icon aria-hidden className="size-6" />
        {isCounted && <CountDot count={count} />}
      </span>
      {label}
      {isCounted && count > 0 && <span className="sr-only">, {number(count)} baru</span>}
    </AppLink>
  ));
}

/** Named in the link already: put into the address on arrival it would cost a second way through the router. */
function useStoreSearch(): Record<string, string> {
  const store_id = useAppState(({ store }) => chosenStore(store));
  return store_id ? { store_id } : {};
}

const byPath = { includeSearch: false, exact: false };
