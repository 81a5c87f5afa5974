/** Enough to read a receipt on, and a few hundred kilobytes. */
const longestSide = 1600;
const quality = 0.82;

/** A photo, upright and small enough for a bad signal. What a browser cannot read goes as it is. */
export async function shrinkPhoto(original: Blob): Promise<Blob> {
  if (!original.type.startsWith('image/')) return original;
  try {
    const picture = await createImageBitmap(original, { imageOrientation: 'from-image' });
    const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    const context = canvas.getContext('2d');
    if (!context) return original;
    // A picture with holes gets paper behind it: JPEG knows no holes.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const shrunk = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/jpeg', quality),
    );
    return shrunk ?? original;
  } catch {
    return original;
  }
}
