import { expect, it, vi } from 'vitest';
import { startEnvelopeService } from '../../testing/outside-services.ts';
import { envelopeSender } from './envelopes.ts';
import { createErrorReports } from './error-reports.ts';

async function start() {
  const service = await startEnvelopeService('abc', '42');
  const own: string[] = [];
  const reports = createErrorReports({
    senders: [
      async (batch) => void own.push(...batch.map(({ message }) => message)),
      envelopeSender(async () => ({
        analytics: null,
        errors: {
          address: `${service.origin}/api/42/envelope/?sentry_key=abc&sentry_version=7`,
        },
      })),
    ],
    context: () => ({ device: { width: 360 } }),
    path: () => '/seller/orders',
  });
  return { service, own, ...reports };
}

it('a fault goes out as an envelope, with where it happened and what led to it [API-47]', async () => {
  const { service, report, note, flush } = await start();
  note('call', 'GET /api/stores/list');
  const error = new TypeError('x tidak ada – ≥');
  error.stack = [
    'TypeError: x tidak ada',
    '    at draw (https://shop.test/assets/orders.js:10:5)',
    '    at async https://shop.test/assets/main.js:2:77',
    'open@https://shop.test/assets/firefox.js:3:1',
  ].join('\n');
  report(error, 'drawing');
  await flush();
  const [fault] = service.taken.values();
  expect(fault).toMatchObject({
    level: 'error',
    transaction: '/seller/orders',
    tags: { path: '/seller/orders', about: 'drawing' },
    contexts: { visit: { device: { width: 360 } } },
    breadcrumbs: { values: [{ category: 'call', message: 'GET /api/stores/list' }] },
  });
  expect(fault?.exception.values[0]).toMatchObject({ type: 'TypeError', value: 'x tidak ada – ≥' });
  expect(fault?.exception.values[0]?.stacktrace.frames).toEqual([
    { function: 'open', filename: 'https://shop.test/assets/firefox.js', lineno: 3, colno: 1 },
    { function: '?', filename: 'https://shop.test/assets/main.js', lineno: 2, colno: 77 },
    { function: 'draw', filename: 'https://shop.test/assets/orders.js', lineno: 10, colno: 5 },
  ]);
});

it('a service that is away keeps nothing from our own collector, and has it later [API-47]', async () => {
  const { service, own, report, flush } = await start();
  service.busy.push(503);
  report(new Error('first'));
  await flush();
  expect(own).toEqual(['first']);
  expect(service.taken.size).toBe(0);
  await flush();
  expect(own).toEqual(['first']);
  expect([...service.taken.values()].map(({ exception }) => exception.values[0]?.value)).toEqual([
    'first',
  ]);
});

it('without such a service faults are told to us alone', async () => {
  vi.stubGlobal('fetch', () => expect.unreachable());
  const send = envelopeSender(async () => ({ analytics: null, errors: null }));
  await send([]);
  vi.unstubAllGlobals();
});
