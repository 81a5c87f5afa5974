import { expect, it } from 'vitest';
import { keyOfPerson } from '../../testing/shelves.ts';
import { createSeal } from './sealing.ts';

const sealOf = (person: string) => createSeal(keyOfPerson(person));
const record = { id: 'order:12', phone_number: '+6281234567890', note: 'Titip di “Bu Tini”' };
const asText = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

it('what is sealed is read again at the next login, and says nothing to who has not the key', async () => {
  const seal = await sealOf('one');
  const sealed = await seal.close('name', record);
  expect(asText(sealed)).not.toContain('6281234567890');
  expect(await (await sealOf('one')).open('name', sealed)).toEqual(record);
  expect(await (await sealOf('two')).open('name', sealed)).toBeUndefined();
});

it('a photo comes back with its bytes and its kind', async () => {
  const seal = await sealOf('one');
  const content = new Blob([new Uint8Array([0, 255, 128, 10])], { type: 'image/jpeg' });
  const opened = await seal.open('name', await seal.close('name', { ...record, content }));
  const photo = (opened as { content: Blob }).content;
  expect(opened).toEqual({ ...record, content: expect.any(Blob) });
  expect(photo.type).toBe('image/jpeg');
  expect([...new Uint8Array(await photo.arrayBuffer())]).toEqual([0, 255, 128, 10]);
});

it('what was changed, cut short or put in another’s place is not taken for what it was', async () => {
  const seal = await sealOf('one');
  const sealed = await seal.close('name', record);
  const changed = sealed.map((byte, place) => (place === 20 ? byte ^ 1 : byte));
  expect(await seal.open('name', changed)).toBeUndefined();
  expect(await seal.open('name', sealed.slice(0, -1))).toBeUndefined();
  expect(await seal.open('name', new Uint8Array())).toBeUndefined();
  expect(await seal.open('another name', sealed)).toBeUndefined();
});

it('the same thing sealed twice does not look the same', async () => {
  const seal = await sealOf('one');
  const [one, two] = [await seal.close('name', record), await seal.close('name', record)];
  expect(asText(one)).not.toBe(asText(two));
});

it('names are found again by who has the key, and tell nobody what they are about', async () => {
  const [seal, other] = [await sealOf('one'), await sealOf('two')];
  const name = await seal.nameOf('answers', '["orders",{"query":"0812"}]');
  expect(name).not.toContain('0812');
  expect(await seal.nameOf('answers', '["orders",{"query":"0812"}]')).toBe(name);
  expect(await seal.nameOf('drafts', '["orders",{"query":"0812"}]')).not.toBe(name);
  expect(await other.nameOf('answers', '["orders",{"query":"0812"}]')).not.toBe(name);
});
