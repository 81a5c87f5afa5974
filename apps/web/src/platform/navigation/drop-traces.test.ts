import { expect, it } from 'vitest';
import { stubLocalStorage, stubSessionStorage } from '../../testing/device.ts';
import { draftJournal } from '../device/draft-journal.ts';
import { saveValue } from '../device/local-storage.ts';
import { dropTraces } from './drop-traces.ts';

it('who goes leaves no words, no look and no address of what they did', () => {
  const [local, session] = [stubLocalStorage(), stubSessionStorage()];
  saveValue('last_view', 'what it looked like');
  draftJournal.write('one', 'note:1', { note: 'rahasia' });
  sessionStorage.setItem('marketplace.scroll', '["https://shop.example/seller?query=Budi",7]');
  sessionStorage.setItem('marketplace.visited', '["k",[[0,"/seller/orders?query=Budi"]]]');
  expect([local.size, Object.keys(session).length]).toEqual([1, 3]);
  dropTraces();
  expect([...local, ...Object.keys(session)]).toEqual([]);
});
