import type { OutsideServices } from '@marketplace/contract/telemetry';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startTrackingService } from '../../testing/outside-services.ts';
import { startServerSaying } from '../../testing/plain-server.ts';
import { createAnalytics } from './analytics.ts';
import { createOutsideServices } from './outside-services.ts';
import { segmentPlugin } from './segment.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

const context = () => ({
  device: { user_agent: 'Phone', language: 'id-ID', width: 360, height: 800, fingerprint: 'f' },
  referrer: 'https://example.test/',
  parameters: { status: 'NEW' },
  store_id: '7',
});

function start(services: () => Promise<OutsideServices>) {
  const analytics = createAnalytics({
    plugins: [segmentPlugin(services)],
    context,
    isOnline: () => true,
  });
  return analytics;
}

async function startWith(writeKey = 'key') {
  const service = await startTrackingService('key');
  const analytics = start(async () => ({
    analytics: { write_key: writeKey, address: `${service.origin}/v1/batch` },
    errors: null,
  }));
  return { service, ...analytics };
}

const person = '2b1c3c1e-3c1e-4c1e-8c1e-2b1c3c1e3c1e';

it('what people do is told to a tracking service in its own words, once it is known who they are [API-45]', async () => {
  const { service, identify, track, page, drain } = await startWith();
  page('/seller/orders');
  track('offer_sent', { tender_id: '9' });
  await drain();
  expect(service.requests).toBe(0);
  identify(person, { username: 'bambang' });
  await vi.waitFor(() => expect(service.taken.size).toBe(3));
  expect([...service.taken.values()]).toMatchObject([
    { type: 'page', name: '/seller/orders', userId: person },
    { type: 'track', event: 'offer_sent', properties: { tender_id: '9' } },
    { type: 'identify', traits: { username: 'bambang' } },
  ]);
  expect([...service.taken.values()][1]?.context).toMatchObject({
    userAgent: 'Phone',
    locale: 'id-ID',
    screen: { width: 360, height: 800 },
    device: { fingerprint: 'f' },
    page: { referrer: 'https://example.test/', search: { status: 'NEW' } },
    store_id: '7',
  });
});

it.each([429, 500, 503])('%i: the same messages come again, by the same ids', async (status) => {
  const { service, identify, drain } = await startWith();
  service.busy.push(status);
  identify(person, {});
  await vi.waitFor(() => expect(service.requests).toBe(1));
  await vi.waitFor(async () => {
    await drain();
    expect(service.taken.size).toBe(1);
  });
  expect(service.requests).toBe(2);
});

it('what the service will never take is not sent for ever', async () => {
  const { service, identify, drain } = await startWith('of somebody else');
  identify(person, {});
  await vi.waitFor(() => expect(service.requests).toBe(1));
  await drain();
  await drain();
  expect(service.requests).toBe(1);
  expect(service.taken.size).toBe(0);
});

it('without such a service, or while nobody can say, nothing is sent', async () => {
  const none = await startServerSaying(200, '{"services":{"analytics":null,"errors":null}}');
  await expect(segmentPlugin(createOutsideServices(none.origin)).ready()).rejects.toThrow(
    /no tracking service/,
  );
  const broken = await startServerSaying(500, '{}');
  const services = createOutsideServices(broken.origin);
  await expect(services()).rejects.toThrow(/500/);
  await expect(services()).rejects.toThrow(/500/);
});
