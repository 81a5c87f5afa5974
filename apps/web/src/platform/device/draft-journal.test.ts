import { beforeEach, expect, it, vi } from 'vitest';
import { draftJournal, dropJournal } from './draft-journal.ts';

/** As browsers have it: what is kept are properties of its own. */
const storage = {
  getItem(this: Record<string, string>, name: string) {
    return this[name] ?? null;
  },
  setItem(this: Record<string, string>, name: string, value: string) {
    this[name] = value;
  },
  removeItem(this: Record<string, string>, name: string) {
    delete this[name];
  },
};

beforeEach(() => {
  vi.stubGlobal('sessionStorage', Object.create(storage));
  draftJournal.write('one', 'note:1', { note: 'rahasia' });
  draftJournal.write('two', 'note:1', { note: 'juga' });
  sessionStorage.setItem('marketplace.scroll', '[]');
});

it('is read again by who wrote it', () => {
  expect(draftJournal.read('one', 'note:1')).toEqual({ note: 'rahasia' });
  draftJournal.forget('one', 'note:1');
  expect(draftJournal.read('one', 'note:1')).toBeNull();
});

it('goes with the login, and nothing else does', () => {
  dropJournal();
  expect(Object.keys(sessionStorage)).toEqual(['marketplace.scroll']);
});

it('keeps only what is of who is here now', () => {
  dropJournal('two');
  expect(draftJournal.read('one', 'note:1')).toBeNull();
  expect(draftJournal.read('two', 'note:1')).toEqual({ note: 'juga' });
});

it('does nothing where a browser forbids it', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(() => dropJournal()).not.toThrow();
  expect(draftJournal.read('one', 'note:1')).toBeUndefined();
});
