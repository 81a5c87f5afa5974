import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { changeSetting } from '../../../api/src/features/configuration/configuration.service.ts';
import { publishCard } from '../../../api/src/features/content-cards/content-cards.service.ts';
import { eventually } from '../../../api/src/testing/eventually.ts';
import { signOut } from '../features/account/sign-out.ts';
import { signIn } from '../features/sign-in/sign-in.ts';
import type { CardsState } from '../platform/engagement/engagement.ts';
import { followPerson } from '../platform/engagement/follow-person.ts';
import { createOwnEngagement } from '../platform/engagement/own-engagement.ts';
import { type Marketplace, startMarketplace } from '../testing/marketplace.ts';
import { startServices } from '../testing/web-services.ts';
import { followDesktop } from './follow-desktop.ts';
import { trackTelemetry } from './track-telemetry.ts';

let marketplace: Marketplace;
beforeAll(async () => {
  marketplace = await startMarketplace();
});
afterAll(() => marketplace.close());

/** A wide window, as far as it is asked about. */
function openWindow() {
  vi.stubGlobal(
    'window',
    Object.assign(new EventTarget(), {
      matchMedia: () => Object.assign(new EventTarget(), { matches: true }),
    }),
  );
  vi.stubGlobal('document', { documentElement: { toggleAttribute: () => {} } });
}

const signInAs = (services: ReturnType<typeof startServices>, phone_number: string) =>
  signIn(services, { phone_number, password: marketplace.password });

it('person, login and configuration come into the state, and what goes by them follows [EN-15]', async () => {
  openWindow();
  await changeSetting(marketplace.database.db, 'desktop_usernames', ['somebody else']);
  const services = startServices(marketplace.origin);
  const { state, telemetry } = services;
  const identify = vi.spyOn(telemetry, 'identify');
  const changeUser = vi.fn();
  trackTelemetry(services, { subscribe: () => {} } as never);
  followPerson({ changeUser } as never, state);
  followDesktop(state);
  expect(state.getState().user).toMatchObject({
    userData: null,
    auth: { isLoggedIn: false },
    configuration: null,
  });
  expect(state.getState().app.isDesktop).toBe(true);

  await signInAs(services, marketplace.people.owner);
  await services.configuration.ask();
  await eventually(() => expect(state.getState().user.userData).not.toBeNull());
  const { userData, auth, configuration } = state.getState().user;
  expect(auth).toEqual({ isLoggedIn: true, user_uuid: userData?.uuid });
  expect(userData?.phone_number).toBe(marketplace.people.owner);
  expect(configuration?.is_desktop_user).toBe(false);
  expect(identify.mock.calls.map(([uuid]) => uuid)).toEqual([userData?.uuid]);
  expect(changeUser).toHaveBeenLastCalledWith(userData?.uuid);
  expect(state.getState().app.isDesktop).toBe(false);
});

it('cards are subscribed to for whoever signs in, by their uuid, and for nobody after them [API-44]', async () => {
  await publishCard(marketplace.database.db, {
    category: 'TRANSACTION',
    title: 'Ongkos kirim baru',
    description: 'Mulai Senin tarif berubah.',
    expires_at: new Date(Date.now() + 3_600_000).toISOString(),
  });
  const services = startServices(marketplace.origin);
  const { state, api } = services;
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearInterval'] });
  const engagement = createOwnEngagement(api);
  const changeUser = vi.spyOn(engagement, 'changeUser');
  const seen: CardsState[] = [];
  engagement.subscribe((cards) => seen.push(cards));
  followPerson(engagement, state);
  await signInAs(services, marketplace.people.owner);
  const { user_uuid } = state.getState().user.auth;
  await vi.advanceTimersByTimeAsync(2_500);
  vi.useRealTimers();
  await eventually(() => expect(seen.at(-1)?.status).toBe('loaded'));
  const { cards } = await api('GET /api/content-cards/list');
  expect(seen.at(-1)?.cards).toEqual(cards);
  expect(cards.length).toBeGreaterThan(0);
  signOut(services);
  expect(seen.at(-1)).toEqual({ cards: [], status: 'loading' });
  const told = changeUser.mock.calls.map(([uuid]) => uuid);
  expect(told.filter((uuid, index) => uuid !== told[index - 1])).toEqual([null, user_uuid, null]);
});
