import { type FilePurpose, pdfPurposes } from '@marketplace/contract/file-purpose';
import { UnreadablePhoto } from './unreadable-photo.ts';

/** Enough to read a receipt on, and a few hundred kilobytes. */
const longestSide = 1600;
const quality = 0.82;

/**
 * A photo, upright and small enough for a bad signal; a document goes as it is. What cannot be read is refused while
 * another can still be taken: the server would refuse it with all that it belongs to.
 */
export async function shrinkPhoto(original: Blob, purpose: FilePurpose): Promise<Blob> {
  if (original.type === 'application/pdf') {
    if (pdfPurposes.includes(purpose) && (await isPdf(original))) return original;
    throw new UnreadablePhoto();
  }
  if (typeof createImageBitmap === 'undefined') return original;
  const picture = await createImageBitmap(original, { imageOrientation: 'from-image' }).catch(
    () => {
      throw new UnreadablePhoto();
    },
  );
  try {
    return (await redraw(picture)) ?? original;
  } catch {
    return original;
  } finally {
    picture.close();
  }
}

async function redraw(picture: ImageBitmap): Promise<Blob | null> {
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = canvas.getContext('2d');
  if (!context) return null;
  // A picture with holes gets paper behind it: JPEG knows no holes.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}

const isPdf = async (file: Blob): Promise<boolean> => (await file.slice(0, 5).text()) === '%PDF-';
