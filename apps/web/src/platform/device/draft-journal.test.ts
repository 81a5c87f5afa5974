import { beforeEach, expect, it, vi } from 'vitest';
import { stubSessionStorage } from '../../testing/device.ts';
import { draftJournal, dropJournal } from './draft-journal.ts';

beforeEach(() => {
  stubSessionStorage();
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
