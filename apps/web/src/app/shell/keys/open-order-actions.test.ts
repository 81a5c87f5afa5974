import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { dropToast, toastsNow } from '../../../ui/toast-queue.ts';
import { openOrderActions } from './open-order-actions.ts';

const page = { search: '', words: '', clicked: [] as string[] };

const dropToasts = () => {
  for (const { id } of toastsNow()) dropToast(id);
};

beforeEach(() => {
  // Of a file before this one in the same process.
  dropToasts();
  Object.assign(page, { search: '?orderId=7', words: 'Siap Diambil', clicked: [] });
  vi.stubGlobal('location', page);
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => then());
  vi.stubGlobal('document', {
    querySelectorAll: (mark: string) =>
      mark === '[data-keys="s"]' && page.words ? [button()] : [],
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    dropToasts();
  });
});

/** As the page has it at this moment. */
const button = () => ({
  checkVisibility: () => true,
  closest: () => null,
  cloneNode: () => ({ querySelectorAll: () => [], textContent: page.words }),
  click: () => page.clicked.push(page.words),
});

it('does the step that it names', () => {
  const [step] = openOrderActions();
  expect(step?.label).toBe('Siap Diambil');
  step?.act();
  expect(page.clicked).toEqual(['Siap Diambil']);
  expect(toastsNow()).toEqual([]);
});

it.each([
  ['the key means another step by now', { words: 'Konfirmasi Sampai' }],
  ['another order is open by now', { search: '?orderId=8' }],
  ['there is nothing to do any more', { words: '' }],
])('does nothing and says so where %s', (_how, since) => {
  const [step] = openOrderActions();
  Object.assign(page, since);
  step?.act();
  expect(page.clicked).toEqual([]);
  expect(toastsNow()).toMatchObject([
    { text: 'Pesanan sudah berubah. Periksa dulu, lalu pilih lagi.', kind: 'error' },
  ]);
});
