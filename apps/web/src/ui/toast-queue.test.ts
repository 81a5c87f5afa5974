import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { addToast, dropToast, leaveToasts, onToasts, toastsNow, withToast } from './toast-queue.ts';

const toast = (id: string, text = id) => ({ id, text });
const idsOf = (toasts: { id: string }[]) => toasts.map(({ id }) => id);

describe('toasts', () => {
  it('stack at most three, and the oldest goes first', () => {
    const three = ['a', 'b', 'c'].reduce<ReturnType<typeof toast>[]>(
      (toasts, id) => withToast(toasts, toast(id), 3),
      [],
    );
    expect(idsOf(three)).toEqual(['a', 'b', 'c']);
    expect(idsOf(withToast(three, toast('d'), 3))).toEqual(['b', 'c', 'd']);
  });

  it('stand alone on a phone, where the newest takes the place of the one before', () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(max-width: 959px)' }));
    onTestFinished(() => void vi.unstubAllGlobals());
    addToast({ text: 'Satu' });
    addToast({ text: 'Dua' });
    expect(toastsNow().map(({ text }) => text)).toEqual(['Dua']);
    leaveToasts();
  });

  it.each([
    ['an error', { text: 'Gagal', kind: 'error' as const }],
    ['an action', { text: 'Dihapus', action: { label: 'Urungkan', onSelect: () => {} } }],
  ])(
    'on a phone %s is not taken away by what is said in passing, which waits for it',
    (_what, kept) => {
      vi.stubGlobal('matchMedia', () => ({ matches: true }));
      onTestFinished(() => void vi.unstubAllGlobals());
      const texts = () => toastsNow().map(({ text }) => text);
      addToast(kept);
      addToast({ text: 'Disalin', kind: 'success' });
      expect(texts()).toEqual([kept.text]);
      for (const { id } of toastsNow()) dropToast(id);
      expect(texts()).toEqual(['Disalin']);
      for (const { id } of toastsNow()) dropToast(id);
      expect(texts()).toEqual([]);
      addToast(kept);
      addToast({ text: 'Gagal lagi', kind: 'error' });
      expect(texts()).toEqual(['Gagal lagi']);
      addToast({ text: 'Disalin' });
      addToast({ text: 'Disimpan', isForNext: true });
      expect(texts()).toEqual(['Disimpan']);
      leaveToasts();
      expect(texts()).toEqual(['Disimpan']);
      leaveToasts();
      expect(texts()).toEqual([]);
    },
  );

  it('said in passing make room for each other before errors do', () => {
    const wrong = { ...toast('a'), kind: 'error' as const };
    expect(idsOf(withToast([wrong, toast('b'), toast('c')], toast('d'), 3))).toEqual([
      'a',
      'c',
      'd',
    ]);
  });

  it('do not say the same thing twice at once', () => {
    const again = withToast([toast('a', 'Tersimpan'), toast('b')], toast('c', 'Tersimpan'), 3);
    expect(idsOf(again)).toEqual(['b', 'c']);
  });

  it('go with the screen they were said on, unless said on the way to the next, and then with that', () => {
    addToast({ text: 'Gagal', kind: 'error' });
    addToast({ text: 'Disimpan', isForNext: true });
    const texts = () => toastsNow().map(({ text }) => text);
    leaveToasts();
    expect(texts()).toEqual(['Disimpan']);
    leaveToasts();
    expect(texts()).toEqual([]);
  });

  it('tell whoever listens, and not after they left', () => {
    let calls = 0;
    const leave = onToasts(() => {
      calls += 1;
    });
    addToast({ text: 'Halo' });
    expect(toastsNow().map(({ text }) => text)).toEqual(['Halo']);
    for (const { id } of toastsNow()) dropToast(id);
    expect(toastsNow()).toEqual([]);
    expect(calls).toBe(2);
    leave();
    addToast({ text: 'Lagi' });
    expect(calls).toBe(2);
    leaveToasts();
  });
});
