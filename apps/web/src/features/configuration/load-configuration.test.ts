import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { changeSetting } from '../../../../api/src/features/configuration/configuration.service.ts';
import { eventually } from '../../../../api/src/testing/eventually.ts';
import { type Marketplace, startMarketplace } from '../../testing/marketplace.ts';
import { startServices } from '../../testing/web-services.ts';
import { createConfigurationFollower, loadConfiguration } from './load-configuration.ts';

let marketplace: Marketplace;
beforeAll(async () => {
  marketplace = await startMarketplace();
});
afterAll(() => marketplace.close());

async function signedIn() {
  const services = startServices(marketplace.origin);
  services.token.save(await marketplace.signIn(marketplace.people.owner));
  return services;
}

it('is replaced only if it changed [ST-08]', async () => {
  const services = await signedIn();
  const configuration = () => services.state.getState().user.configuration;
  await loadConfiguration(services);
  const first = configuration();
  expect(first?.is_desktop_user).toBe(true);
  await loadConfiguration(services);
  expect(configuration()).toBe(first);
  await changeSetting(marketplace.database.db, 'order_response_hours', 12);
  await loadConfiguration(services);
  expect(configuration()).toEqual({ ...first, order_response_hours: 12 });
});

it('is asked for at once and every 300000 ms, as long as somebody is signed in [ST-08]', async () => {
  const services = await signedIn();
  const asked = vi.fn(async () => ({ configuration: {} }));
  vi.useFakeTimers();
  try {
    const follower = createConfigurationFollower({ ...services, api: asked as never });
    follower.ensure();
    follower.ensure();
    expect(asked).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(299_999);
    expect(asked).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toHaveBeenCalledTimes(2);
    services.token.save(undefined);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(asked).toHaveBeenCalledTimes(2);
  } finally {
    vi.useRealTimers();
  }
});

it('of a login that has ended meanwhile is not taken', async () => {
  const services = await signedIn();
  const loading = loadConfiguration(services);
  services.token.save('another');
  await loading.catch(() => {});
  await eventually(() => expect(services.state.getState().user.configuration).toBeNull());
});
