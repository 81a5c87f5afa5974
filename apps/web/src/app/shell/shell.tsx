import {
  Outlet,
  type StaticDataRouteOption,
  useLocation,
  useMatches,
} from '@tanstack/react-router';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Bell } from '../../features/notifications/bell.tsx';
import { useNewOrderCount } from '../../features/orders/list/use-new-order-count.ts';
import { StoreSwitcher } from '../../features/stores/store-switcher.tsx';
import { number } from '../../platform/format/money.ts';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { useAppState } from '../../platform/services.ts';
import { chosenStore } from '../../platform/state/store-slice.ts';
import { maySee, useStoreStanding } from '../../platform/store-standing.ts';
import { CountDot } from '../../ui/icon-button.tsx';
import { keepFocus } from '../../ui/keep-focus.ts';
import { lazyPart, useLazyPart } from '../../ui/lazy-part.ts';
import { Opening } from '../../ui/opening-veil.tsx';
import { OutboxBar } from '../outbox/outbox-bar.tsx';
import { BottomBar, SideBar, TitleBar } from './bars.tsx';
import { Frame } from './frame.tsx';
import { firstKeyOf, paletteAsked, withKey } from './keys/first-key.ts';
import { bottomEntry, sideCount, sideEntry, sideLabel } from './nav-entry.ts';
import { navigation, onPhone } from './navigation.ts';
import { OfflineBar } from './offline-bar.tsx';
import { ScreenPending } from './screen-pending.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Means nothing for a store that only buys: there it is explained how to become a seller. */
    isForSellers?: boolean;
    /** About one order, where it names one: at a desk it stands in the order's pane, beside the list. */
    isFormOfOrder?: boolean;
  }
}

/** The frame around every screen of a signed-in person. */
export function Shell() {
  const isDesktop = useAppState(({ app }) => app.isDesktop);
  useEffect(() => keepFocus(() => document.getElementById('content')), []);
  return (
    <Frame
      titleBar={isDesktop ? null : <TitleBar store={<StoreSwitcher />} bell={<AtBell />} />}
      sideBar={
        isDesktop ? (
          <SideBar store={<StoreSwitcher />} entries={<SideEntries />} foot={<Keys />} />
        ) : null
      }
      bottomBar={<BottomBar entries={<BottomEntries />} />}
    >
      <OfflineBar />
      <Update />
      <OutboxBar />
      <Standing />
      <AroundScreen />
    </Frame>
  );
}

const helpLink = lazyPart(() => import('./help-link.tsx').then((part) => part.HelpLink));

/** Help comes once the screen is there, to a place that was kept for it. */
function AtBell() {
  const { loaded: HelpLink } = useLazyPart(helpLink, useIsLater());
  return (
    <>
      <div className="size-11">{HelpLink && <HelpLink />}</div>
      <Bell />
    </>
  );
}

const readyUpdate = lazyPart(() => import('./ready-update.tsx').then((part) => part.ReadyUpdate));

function Update() {
  const isThere = useAppState(({ app }) => app.hasUpdate);
  const { loaded: ReadyUpdate } = useLazyPart(readyUpdate, isThere);
  return ReadyUpdate && isThere ? <ReadyUpdate /> : null;
}

const standingBar = lazyPart(() => import('./standing-bar.tsx').then((part) => part.StandingBar));

/** Few stores are inactive: what is said of them comes with the first. */
function Standing() {
  const isInactive = useStoreStanding() === 'inactive';
  const { loaded: StandingBar } = useLazyPart(standingBar, isInactive);
  return StandingBar && isInactive ? <StandingBar /> : null;
}

const deskKeys = lazyPart(() => import('./keys/desk-keys.tsx').then((part) => part.DeskKeys));

/** The keys of a desk come once the screen is there, or with the first that is pressed; the last until then counts. */
function Keys() {
  const [isWanted, setWanted] = useState(false);
  const missed = useRef<string>(undefined);
  const { loaded: DeskKeys } = useLazyPart(deskKeys, isWanted);
  const isListening = DeskKeys !== undefined;
  useEffect(() => {
    if (isListening) return;
    const timer = setTimeout(() => setWanted(true), afterScreen);
    const want = (event: KeyboardEvent) => {
      const first = firstKeyOf(event);
      missed.current = withKey(missed.current, first);
      // What it is made up for by may take the focus while it is still down, and is not to be typed there.
      if (first?.length === 1 || first === paletteAsked) event.preventDefault();
      setWanted(true);
    };
    document.addEventListener('keydown', want);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', want);
    };
  }, [isListening]);
  return DeskKeys ? <DeskKeys missed={missed} /> : null;
}

const afterScreen = 2000;

/** Once the screen is there. */
function useIsLater(): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), afterScreen);
    return () => clearTimeout(timer);
  }, []);
  return isLater;
}

const invitations = lazyPart(() =>
  import('../../features/stores/invitations.tsx').then((module) => module.Invitations),
);
const leaveStore = lazyPart(() =>
  import('../../features/stores/leave-store.tsx').then((module) => module.LeaveStore),
);

const notSeller = lazyPart(() => import('./not-seller.tsx').then((module) => module.NotSeller));

/** On Home and on Lainnya, who asks the person to work for them; on Lainnya the way out of a store, too. */
function AroundScreen() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const isMore = path === '/seller/more';
  const { loaded: Invitations } = useLazyPart(invitations, isMore || path === '/seller');
  const { loaded: LeaveStore } = useLazyPart(leaveStore, isMore);
  return (
    <>
      {Invitations && (isMore || path === '/seller') && <Invitations />}
      <Screen />
      {LeaveStore && isMore && <LeaveStore />}
    </>
  );
}

function Screen() {
  const standing = useStoreStanding();
  const isForSellers = useMatches({
    select: (matches) => matches.some(({ staticData }) => staticData.isForSellers),
  });
  const isOther = isForSellers && standing === 'not_seller';
  const { loaded: NotSeller, hasFailed } = useLazyPart(notSeller, isOther);
  if (!isOther) return <BesideOrders />;
  if (NotSeller) return <NotSeller />;
  return (
    <div className="flex min-h-40 flex-col items-center justify-center gap-4 p-6 text-center">
      <Opening hasFailed={hasFailed} label="Muat Ulang" onAct={() => window.location.reload()} />
    </div>
  );
}

const besideForm = lazyPart(() =>
  import('../../features/orders/list/orders-beside-form.tsx').then((part) => part.OrdersBesideForm),
);

/** The screen; a form about an order stands beside the orders at a desk. */
function BesideOrders() {
  const isDesktop = useAppState(({ app }) => app.isDesktop);
  const about = useMatches({ select: (matches) => matches.find(isFormOfOrder)?.search });
  const { orderId, store_id }: Record<string, string | undefined> = about ?? {};
  const isBeside = isDesktop && orderId !== undefined;
  const { loaded: OrdersBesideForm, hasFailed } = useLazyPart(besideForm, isBeside);
  if (!isBeside || hasFailed) return <ScreenItself />;
  if (!OrdersBesideForm) return <ScreenPending />;
  return (
    <OrdersBesideForm orderId={orderId} store_id={store_id}>
      <ScreenItself />
    </OrdersBesideForm>
  );
}

/** What a screen shows until it is there comes with its code: without something before that the whole frame would go. */
const ScreenItself = () => (
  <Suspense fallback={<ScreenPending />}>
    <Outlet />
  </Suspense>
);

const isFormOfOrder = ({ staticData }: { staticData: StaticDataRouteOption }): boolean =>
  staticData.isFormOfOrder === true;

/** What the person may see something of; the order list as it was left. */
function useEntries() {
  const slice = useAppState(({ store }) => store);
  const kept = useAppState(({ app }) => app.lastOrderListFilters);
  const store_id = chosenStore(slice);
  // Named in the link already: put into the address on arrival it would cost a second way through the router.
  const store: Record<string, string> = store_id ? { store_id } : {};
  return navigation
    .filter(({ area }) => !area || maySee(slice, area))
    .map((entry) => {
      if (!entry.isOfStore) return entry;
      const filters = entry.to === '/seller/orders' ? (kept ?? entry.search) : entry.search;
      return { ...entry, search: { ...filters, ...store } };
    });
}

const navCount = lazyPart(() => import('./nav-count.tsx').then((part) => part.NavCount));

function SideEntries() {
  const count = useNewOrderCount();
  const { loaded: NavCount } = useLazyPart(navCount, useIsLater());
  const links = useEntries().map(({ to, search, label, icon: Icon, isCounted, keys }) => (
    <AppLink
      key={to}
      to={to}
      search={search}
      data-keys={keys}
      title={label}
      activeOptions={to === '/seller' ? byWholePath : byPath}
      className={sideEntry}
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      <span className={sideLabel}>{label}</span>
      {isCounted && count > 0 && (
        <span className={sideCount}>
          {number(count)}
          <span className="sr-only"> baru</span>
        </span>
      )}
      {NavCount && <NavCount to={to} />}
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
  const { loaded: NavCount } = useLazyPart(navCount, useIsLater());
  const entries = useEntries().filter(onPhone);
  return entries.map(({ to, search, label, icon: Icon, isCounted }) => (
    <AppLink
      key={to}
      to={to}
      search={search}
      activeOptions={to === '/seller' ? byWholePath : byPath}
      className={bottomEntry}
    >
      <span className="relative px-2">
        <Icon aria-hidden className="size-6" />
        {isCounted && <CountDot count={count} />}
        {NavCount && <NavCount to={to} as="dot" />}
      </span>
      {label}
      {isCounted && count > 0 && <span className="sr-only">, {number(count)} baru</span>}
      {NavCount && <NavCount to={to} as="words" />}
    </AppLink>
  ));
}

const byPath = { includeSearch: false, exact: false };
/** Every other address begins with it. */
const byWholePath = { includeSearch: false, exact: true };
