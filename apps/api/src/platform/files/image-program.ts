import sharp, { type Metadata } from 'sharp';

/**
 * `node image-program.ts <from> <to>`: an upright photo of at most 2048 pixels without its metadata, and
 * one line about it. A program of its own, so that what strangers send is decoded without our secrets at
 * hand, can be stopped, and gives all its memory back.
 */
const longestSide = 2048;
const mostPixels = 50_000_000;
/** What is decoded row by row, and what has to be held whole. */
const mostBytes = 300_000_000;
const mostBytesWhole = 120_000_000;
const quality = 82;

sharp.concurrency(1);
sharp.cache(false);
// Of the many formats the library knows only these are ever opened.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegFile', 'VipsForeignLoadPngFile', 'VipsForeignLoadWebpFile'],
});

const [from, to] = process.argv.slice(2) as [string, string];
const said = await remade().catch(() => ({ refused: 'file_unreadable' }));
process.stdout.write(JSON.stringify(said));

async function remade() {
  // The header alone: nothing is decoded before the size is known.
  const head = await sharp(from, { limitInputPixels: false }).metadata();
  const pixels = head.width * head.height;
  if (pixels > mostPixels || !isBearable(head, pixels)) return { refused: 'image_too_large' };
  const image = sharp(from, { limitInputPixels: mostPixels, failOn: 'error' }).autoOrient().resize({
    width: longestSide,
    height: longestSide,
    fit: 'inside',
    withoutEnlargement: true,
  });
  const isWebp = head.hasAlpha || head.format === 'webp';
  const { width, height } = await (isWebp
    ? image.webp({ quality })
    : image.jpeg({ quality })
  ).toFile(to);
  const picture_hash = await hashOf(to);
  return { width, height, content_type: isWebp ? 'image/webp' : 'image/jpeg', picture_hash };
}

/**
 * What a picture looks like, as 256 bits (a difference hash): where its grey rises from left to right, on 16 rows of 17 pixels.
 * It stays nearly the same when a picture is scaled or compressed again. A rise has to be seen: flat areas flicker.
 */
async function hashOf(path: string): Promise<string> {
  const [columns, rows, rise] = [17, 16, 8];
  const grey = await sharp(path)
    .flatten({ background: '#fff' })
    .greyscale()
    .resize(columns, rows, { fit: 'fill' })
    .raw()
    .toBuffer();
  const bytes = Buffer.alloc(((columns - 1) * rows) / 8);
  for (let place = 0; place < (columns - 1) * rows; place += 1) {
    const left = Math.floor(place / (columns - 1)) * columns + (place % (columns - 1));
    if ((grey[left + 1] ?? 0) - (grey[left] ?? 0) > rise)
      bytes[place >> 3] = (bytes[place >> 3] ?? 0) | (0x80 >> (place & 7));
  }
  return bytes.toString('hex');
}

function isBearable({ format, depth, channels, isProgressive }: Metadata, pixels: number): boolean {
  const bytes = pixels * channels * (depth === 'ushort' ? 2 : 1);
  // The picture, and what it is unpacked from.
  if (format === 'webp') return pixels * 8 <= mostBytesWhole;
  // Two bytes are held of each sign of a progressive photo until its last pass.
  if (format === 'jpeg' && isProgressive) return bytes * 2 <= mostBytesWhole;
  return bytes <= (isProgressive ? mostBytesWhole : mostBytes);
}
