import { afterEach, expect, it, vi } from 'vitest';
import { shrinkPhoto } from './shrink-photo.ts';
import { UnreadablePhoto } from './unreadable-photo.ts';

afterEach(() => vi.unstubAllGlobals());

const blob = (content: string, type: string) => new Blob([content], { type });

/** As a browser does with what is no picture to it. */
const readsNothing = () =>
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('cannot be decoded')));

it('what cannot be read as a picture is refused, whatever it calls itself', async () => {
  readsNothing();
  for (const type of ['image/jpeg', 'image/heic', 'text/plain', ''])
    await expect(shrinkPhoto(blob('no picture', type), 'delivery_photo')).rejects.toBeInstanceOf(
      UnreadablePhoto,
    );
});

it('a document goes as it is where one does as well, if it is one', async () => {
  readsNothing();
  const document = blob('%PDF-1.7 and so on', 'application/pdf');
  expect(await shrinkPhoto(document, 'fee_payment_proof')).toBe(document);
  await expect(shrinkPhoto(document, 'delivery_photo')).rejects.toBeInstanceOf(UnreadablePhoto);
  await expect(
    shrinkPhoto(blob('no document', 'application/pdf'), 'fee_payment_proof'),
  ).rejects.toBeInstanceOf(UnreadablePhoto);
});

it('where pictures cannot be read at all, it is left to the server', async () => {
  vi.stubGlobal('createImageBitmap', undefined);
  const photo = blob('a picture', 'image/jpeg');
  expect(await shrinkPhoto(photo, 'delivery_photo')).toBe(photo);
});
