import type { ErrorReport } from '@marketplace/contract/telemetry';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RequestFailure } from '../api/failure.ts';
import { createErrorReports } from './error-reports.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start(send?: (reports: readonly ErrorReport[]) => Promise<void>) {
  const sent: ErrorReport[] = [];
  const reports = createErrorReports({
    senders: [send ?? (async (batch) => void sent.push(...batch))],
    context: () => ({ permission: { role_name: 'OWNER' } }),
    path: () => '/seller/orders',
  });
  return { ...reports, sent, settle: () => vi.advanceTimersByTimeAsync(2_000) };
}

describe('a fault', () => {
  it('is reported with kind, message, path and what led to it', async () => {
    const { report, note, sent, settle } = start();
    note('navigation', '/seller/orders');
    report(new TypeError('x is undefined'), 'drawing');
    await settle();
    expect(sent).toEqual([
      expect.objectContaining({
        kind: 'TypeError',
        message: 'x is undefined',
        tags: ['drawing'],
        path: '/seller/orders',
        breadcrumbs: [expect.objectContaining({ kind: 'navigation', text: '/seller/orders' })],
        context: { permission: { role_name: 'OWNER' } },
      }),
    ]);
  });

  it.each([
    ['a call that was called off', new RequestFailure('CANCEL_ERROR')],
    ['HTTP 400', new RequestFailure('CLIENT_ERROR', 400)],
  ])('is not %s', async (_, failure) => {
    const { report, sent, settle } = start();
    report(failure);
    await settle();
    expect(sent).toEqual([]);
  });

  it.each([
    new RequestFailure('CLIENT_ERROR', 404),
    new RequestFailure('SERVER_ERROR', 500),
    new RequestFailure('TIMEOUT_ERROR'),
    new RequestFailure('NETWORK_ERROR'),
    new Error('anything'),
  ])('is every other error: %s', async (error) => {
    const { report, sent, settle } = start();
    report(error);
    await settle();
    expect(sent).toHaveLength(1);
  });

  it('tagged REQUEST_ERROR, or matching an ignore pattern, is dropped [ER-10]', async () => {
    const { report, sent, settle } = start();
    report(new RequestFailure('SERVER_ERROR', 500), 'REQUEST_ERROR');
    report(new Error('ResizeObserver loop completed with undelivered notifications.'));
    report('Script error.');
    await settle();
    expect(sent).toEqual([]);
  });

  it('that repeats with every frame is told of once', async () => {
    const { report, sent, settle } = start();
    const error = new Error('again');
    for (let frame = 0; frame < 100; frame += 1) report(error);
    await settle();
    expect(sent).toHaveLength(1);
  });
});

it('sends what waits in pieces that one request takes', async () => {
  const batches: (readonly ErrorReport[])[] = [];
  const { report, note } = start(async (sent) => void batches.push(sent));
  for (let crumb = 0; crumb < 100; crumb += 1) note('action', `${crumb} ${'x'.repeat(190)}`);
  for (let fault = 0; fault < 30; fault += 1) report(new Error(`fault ${fault}`));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(batches.length).toBeGreaterThan(1);
  expect(batches.flat()).toHaveLength(30);
  for (const batch of batches) expect(JSON.stringify(batch).length).toBeLessThan(120_000);
});

it('keeps 30 reports, messages of 250 characters and 100 breadcrumbs at most [BC-08]', async () => {
  let isGone = true;
  const sent: ErrorReport[] = [];
  const { report, note, flush, settle } = start(async (batch) => {
    if (isGone) throw new Error('no signal');
    sent.push(...batch);
  });
  for (let crumb = 0; crumb < 130; crumb += 1) note('action', `${crumb}`);
  for (let fault = 0; fault < 40; fault += 1) report(new Error(`${fault} ${'x'.repeat(400)}`));
  await settle();
  isGone = false;
  await flush();
  expect(sent).toHaveLength(30);
  expect(sent[0]?.message).toHaveLength(250);
  expect(sent[0]?.breadcrumbs.map(({ text }) => text).slice(0, 1)).toEqual(['30']);
  expect(sent[0]?.breadcrumbs).toHaveLength(100);
});

it('what could not be sent is sent when there is a signal again', async () => {
  let isGone = true;
  const sent: string[] = [];
  const { report, flush, settle } = start(async (batch) => {
    if (isGone) throw new Error('no signal');
    sent.push(...batch.map(({ message }) => message));
  });
  report(new Error('first'));
  await settle();
  isGone = false;
  await flush();
  expect(sent).toEqual(['first']);
});
