import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../../../api/src/testing/eventually.ts';
import { setStore } from '../../platform/state/app-state.ts';
import { chosenStore } from '../../platform/state/store-slice.ts';
import { type Marketplace, startMarketplace } from '../../testing/marketplace.ts';
import { withMeanwhile } from '../../testing/meanwhile.ts';
import { startServerSaying } from '../../testing/plain-server.ts';
import { sampleStore } from '../../testing/samples.ts';
import { startServices, type WebServices } from '../../testing/web-services.ts';
import { chooseStore, ensureStores, loadStores, renewStores } from './load-stores.ts';

let marketplace: Marketplace;
let ownerToken: string;
let services: WebServices;
beforeAll(async () => {
  marketplace = await startMarketplace();
  ownerToken = await marketplace.signIn(marketplace.people.owner);
});
afterAll(() => marketplace.close());
beforeEach(() => {
  services = startServices(marketplace.origin, { 'marketplace.auth_token': ownerToken });
});

const slice = () => services.state.getState().store;
const statusLog = () => {
  const log: string[] = [];
  services.state.subscribe(({ store }) => log.push(store.request.status));
  return log;
};

describe('loading the stores', () => {
  it('goes from request to loaded, with the stores of the person', async () => {
    const log = statusLog();
    await loadStores(services);
    expect(log).toEqual(['loading', 'loaded']);
    const { own, notSelling, inactive } = marketplace.stores;
    expect(
      slice()
        .list.map(({ id }) => id)
        .sort(),
    ).toEqual([own, notSelling, inactive]);
    expect(slice().active?.id).toBe(own);
    expect(slice().permissions[own]?.role_name).toBe('OWNER');
  });

  it.each(['-1', '3', '4'])('looks at %s when that is asked for', async (wanted) => {
    await loadStores(services, wanted);
    expect(chosenStore(slice())).toBe(wanted);
    if (wanted !== '-1') expect(slice().active?.id).toBe(wanted);
    else expect(slice().selected_ids).toHaveLength(3);
  });

  it('names the stores that were known before and are no longer the person’s', async () => {
    const gone = sampleStore({ id: '2' });
    setStore(services.state, (slice) => ({ ...slice, list: [gone], active: gone }));
    await loadStores(services, '2');
    expect(services.state.getState().app.lostStores).toEqual([gone]);
    await loadStores(services, '2');
    expect(services.state.getState().app.lostStores).toEqual([gone]);
    expect(chosenStore(slice())).toBe(marketplace.stores.own);
  });

  it('goes to error with the server’s words, and says so to whoever waits', async () => {
    services.token.save('x'.repeat(43));
    const log = statusLog();
    await expect(loadStores(services)).rejects.toMatchObject({ status: 401 });
    expect(log).toEqual(['loading', 'error']);
    expect(slice().request.error).toBe('Sesi Anda berakhir. Silakan masuk lagi.');
  });

  it('keeps an empty message in the state when the server sent none', async () => {
    const { origin } = await startServerSaying(502, '<html>Bad Gateway</html>');
    services = startServices(origin);
    await expect(loadStores(services)).rejects.toMatchObject({ category: 'SERVER_ERROR' });
    expect(slice().request).toEqual({ status: 'error', error: '' });
  });

  it('drops an answer that comes after the person has left', async () => {
    const api = withMeanwhile(services.api, () => services.token.save(undefined));
    await loadStores({ ...services, api });
    expect(slice().list).toEqual([]);
  });
});

describe('of two answers', () => {
  /** Two questions are under way; answers with how to let each be answered, with so many of the stores. */
  async function askTwice() {
    await loadStores(services);
    const all = slice().list;
    const answers: ((count: number) => void)[] = [];
    const api = (() =>
      new Promise((resolve) => {
        answers.push((count) => resolve({ stores: all.slice(0, count) }));
      })) as unknown as WebServices['api'];
    const asking = [renewStores({ ...services, api }), renewStores({ ...services, api })];
    const answer = async (which: number, count: number) => {
      answers[which]?.(count);
      await asking[which];
    };
    return { answer, count: all.length };
  }

  it('the one to the later question holds, in whichever order they come', async () => {
    const { answer, count } = await askTwice();
    await answer(1, count - 1);
    await answer(0, count);
    expect(slice().list).toHaveLength(count - 1);
    expect(services.state.getState().app.lostStores).toHaveLength(1);
  });

  it('an older one takes no store away again', async () => {
    const { answer, count } = await askTwice();
    await answer(1, count);
    await answer(0, count - 1);
    expect(slice().list).toHaveLength(count);
    expect(services.state.getState().app.lostStores).toEqual([]);
    expect(slice().request.status).toBe('loaded');
  });

  it('neither takes back what was chosen meanwhile', async () => {
    const { answer, count } = await askTwice();
    chooseStore(services, marketplace.stores.inactive);
    await answer(0, count);
    await answer(1, count);
    expect(chosenStore(slice())).toBe(marketplace.stores.inactive);
  });
});

describe('before a screen of a store', () => {
  it('the stores are there, and the one of the address is looked at', async () => {
    await ensureStores(services, marketplace.stores.notSelling);
    expect(slice().active?.id).toBe(marketplace.stores.notSelling);
    await ensureStores(services, marketplace.stores.inactive);
    expect(slice().active?.id).toBe(marketplace.stores.inactive);
    await ensureStores(services);
    expect(slice().active?.id).toBe(marketplace.stores.inactive);
  });

  it('several ids are looked at as all stores, on the first visit as on the next', async () => {
    await ensureStores(services, '1,3');
    expect(chosenStore(slice())).toBe('-1');
    await ensureStores(services, '1');
    await ensureStores(services, '3,4');
    expect(chosenStore(slice())).toBe('-1');
  });

  it('a list from an earlier visit does for a start, and is renewed behind the screen', async () => {
    await loadStores(services, marketplace.stores.notSelling);
    const kept = Object.fromEntries(services.kept);
    services = startServices(marketplace.origin, kept);
    const old = slice().list.map((store) => ({ ...store, name: 'as it was called' }));
    services.state.setState(({ store }) => ({ store: { ...store, list: old } }));
    const log = statusLog();
    await ensureStores(services);
    expect(slice().list[0]?.name).toBe('as it was called');
    await eventually(() => expect(log.at(-1)).toBe('loaded'));
    expect(slice().list[0]?.name).not.toBe('as it was called');
    expect(slice().active?.id).toBe(marketplace.stores.notSelling);
  });

  it('a renewal that fails leaves the screen the list it has', async () => {
    await loadStores(services);
    const { origin } = await startServerSaying(503, '{}');
    services = startServices(origin, Object.fromEntries(services.kept));
    await ensureStores(services, '-1');
    await eventually(() => expect(slice().request).toEqual({ status: 'error', error: '' }));
    expect(slice().list).toHaveLength(3);
    expect(chosenStore(slice())).toBe('-1');
  });

  it('a store that is not theirs changes nothing', async () => {
    await loadStores(services);
    const before = slice();
    chooseStore(services, marketplace.stores.other);
    expect(slice()).toBe(before);
  });
});
