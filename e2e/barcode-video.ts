/** Of each digit: seven modules as they stand right of the middle. */
const right = [
  '1110010',
  '1100110',
  '1101100',
  '1000010',
  '1011100',
  '1001110',
  '1010000',
  '1000100',
  '1001000',
  '1110100',
];
const inverted = (modules: string) => modules.replaceAll(/./g, (bit) => (bit === '1' ? '0' : '1'));
const turned = (modules: string) => [...modules].toReversed().join('');

/** Which of the six digits left of the middle are turned around; that says the first digit of all. */
const turns = '000000 001011 001101 001110 010011 011001 011100 010101 010110 011010'.split(' ');

/** The 95 modules of an EAN-13, 1 for a bar. */
function modulesOf(number: string): string {
  const [first = 0, ...rest] = [...number].map(Number);
  const of = (digit: number) => right[digit] ?? '';
  const left = rest
    .slice(0, 6)
    .map((digit, place) =>
      turns[first]?.[place] === '1' ? turned(of(digit)) : inverted(of(digit)),
    );
  return `101${left.join('')}01010${rest.slice(6).map(of).join('')}101`;
}

const size = { width: 480, height: 640 };
const label = { width: 360, height: 200 };
const moduleWidth = 3;
const [paper, ink, ground] = [235, 30, 120];

/**
 * A video as browsers play it for a camera (Y4M): a hand that holds a label with the barcode, or without a number
 * an empty wall.
 */
export function barcodeVideo(number?: string): Buffer {
  const frames = [-6, -3, 0, 3, 6, 3, 0, -3].flatMap((shift) => [
    Buffer.from('FRAME\n'),
    brightness(number && modulesOf(number), shift),
    Buffer.alloc((size.width * size.height) / 2, 128),
  ]);
  const head = `YUV4MPEG2 W${size.width} H${size.height} F15:1 Ip A1:1 C420jpeg\n`;
  return Buffer.concat([Buffer.from(head), ...frames]);
}

function brightness(modules: string | undefined, shift: number): Buffer {
  const picture = Buffer.alloc(size.width * size.height, ground);
  if (!modules) return picture;
  const row = Buffer.alloc(label.width, paper);
  const begin = Math.round((label.width - modules.length * moduleWidth) / 2);
  for (const [place, bit] of [...modules].entries()) {
    const from = begin + place * moduleWidth;
    if (bit === '1') row.fill(ink, from, from + moduleWidth);
  }
  const blank = Buffer.alloc(label.width, paper);
  const corner = { x: (size.width - label.width) / 2 + shift, y: (size.height - label.height) / 2 };
  for (let line = 0; line < label.height; line += 1) {
    const isMargin = line < 15 || line >= label.height - 15;
    (isMargin ? blank : row).copy(picture, (corner.y + line) * size.width + corner.x);
  }
  return picture;
}
