/**
 * A QR code of a short text (ISO/IEC 18004: bytes, level L, versions 1 to 9), as rows of dark and light. Ours: an address is all we
 * draw, and a library brings every mode there is. Which mask lies over it is written into the code, so that any will do to be read.
 */
export function qrCode(text: string): boolean[][] {
  const bytes = [...new TextEncoder().encode(text)];
  const version = sizes.findIndex(({ data }) => bytes.length + 2 <= data) + 1;
  const size = sizes[version - 1];
  if (!size) throw new Error('too long for a QR code of ours');
  const width = 17 + 4 * version;
  const grid = createGrid(width);
  drawFixed(grid, version);
  drawData(grid, codewords(bytes, size));
  return Array.from({ length: width }, (_row, y) =>
    Array.from({ length: width }, (_cell, x) => grid.get(x, y)),
  );
}

/** Bytes of data, of correction in each block, and how many blocks, by version. */
const sizes = [
  [19, 7, 1],
  [34, 10, 1],
  [55, 15, 1],
  [80, 20, 1],
  [108, 26, 1],
  [136, 18, 2],
  [156, 20, 2],
  [194, 24, 2],
  [232, 30, 2],
].map(([data = 0, correction = 0, blocks = 1]) => ({ data, correction, blocks }));

type Size = (typeof sizes)[number];

function createGrid(width: number) {
  const dark = new Uint8Array(width * width);
  const fixed = new Uint8Array(width * width);
  return {
    width,
    get: (x: number, y: number) => dark[y * width + x] === 1,
    isFixed: (x: number, y: number) => fixed[y * width + x] === 1,
    set: (x: number, y: number, isDark: boolean) => {
      dark[y * width + x] = isDark ? 1 : 0;
    },
    fix: (x: number, y: number, isDark: boolean) => {
      if (x < 0 || y < 0 || x >= width || y >= width) return;
      dark[y * width + x] = isDark ? 1 : 0;
      fixed[y * width + x] = 1;
    },
  };
}

type Grid = ReturnType<typeof createGrid>;

/** Everything that is not data: what it is found, measured and read by. */
function drawFixed({ width, fix }: Grid, version: number): void {
  for (let at = 0; at < width; at += 1) {
    fix(6, at, at % 2 === 0);
    fix(at, 6, at % 2 === 0);
  }
  const square = (x: number, y: number, reach: number, light: readonly number[]) => {
    for (let dy = -reach; dy <= reach; dy += 1)
      for (let dx = -reach; dx <= reach; dx += 1)
        fix(x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
  };
  for (const [x, y] of [
    [3, 3],
    [width - 4, 3],
    [3, width - 4],
  ] as const)
    square(x, y, 4, [2, 4]);
  const places = alignments(version, width);
  for (const x of places)
    for (const y of places) {
      const isFinder = [`6 6`, `6 ${width - 7}`, `${width - 7} 6`].includes(`${x} ${y}`);
      if (!isFinder) square(x, y, 2, [1]);
    }
  drawFormat(width, fix);
  if (version >= 7) drawVersion(version, width, fix);
}

function alignments(version: number, width: number): number[] {
  if (version === 1) return [];
  return version < 7 ? [6, width - 7] : [6, (width - 1) / 2, width - 7];
}

/** Level L and mask 0, with their own correction, as the standard has it: the same in every code of ours. */
const format = 0b111011111000100;

function drawFormat(width: number, fix: Grid['fix']): void {
  for (let bit = 0; bit < 15; bit += 1) {
    const isDark = ((format >> bit) & 1) === 1;
    if (bit < 6) fix(8, bit, isDark);
    else if (bit < 8) fix(8, bit + 1, isDark);
    else if (bit === 8) fix(7, 8, isDark);
    else fix(14 - bit, 8, isDark);
    if (bit < 8) fix(width - 1 - bit, 8, isDark);
    else fix(8, width - 15 + bit, isDark);
  }
  fix(8, width - 8, true);
}

function drawVersion(version: number, width: number, fix: Grid['fix']): void {
  let rest = version;
  for (let step = 0; step < 12; step += 1) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
  const bits = (version << 12) | rest;
  for (let bit = 0; bit < 18; bit += 1) {
    const isDark = ((bits >> bit) & 1) === 1;
    const [long, short] = [Math.floor(bit / 3), width - 11 + (bit % 3)];
    fix(short, long, isDark);
    fix(long, short, isDark);
  }
}

/** The text as the standard packs it, in blocks with their correction, one byte of each in turn. */
function codewords(bytes: readonly number[], { data, correction, blocks }: Size): number[] {
  const nibbles = [4, bytes.length >> 4, bytes.length & 15];
  nibbles.push(...bytes.flatMap((byte) => [byte >> 4, byte & 15]), 0);
  const packed = Array.from({ length: bytes.length + 2 }, (_byte, at) => {
    return ((nibbles[2 * at] ?? 0) << 4) | (nibbles[2 * at + 1] ?? 0);
  });
  for (let at = packed.length; at < data; at += 1)
    packed.push((at - bytes.length) % 2 === 0 ? 0xec : 0x11);
  const each = data / blocks;
  const parts = Array.from({ length: blocks }, (_part, at) =>
    packed.slice(at * each, (at + 1) * each),
  );
  const checks = parts.map((part) => correctionOf(part, correction));
  const inTurn = (rows: readonly number[][]) =>
    Array.from({ length: rows[0]?.length ?? 0 }, (_byte, at) => rows.map((row) => row[at] ?? 0));
  return [...inTurn(parts), ...inTurn(checks)].flat();
}

/** Reed and Solomon's remainder, over the field of the standard. */
function correctionOf(part: readonly number[], length: number): number[] {
  const divisor: number[] = Array.from({ length }, (_term, at) => (at === length - 1 ? 1 : 0));
  let root = 1;
  for (let step = 0; step < length; step += 1) {
    for (let at = 0; at < length; at += 1)
      divisor[at] = times(divisor[at] ?? 0, root) ^ (divisor[at + 1] ?? 0);
    root = times(root, 2);
  }
  const rest: number[] = Array.from({ length }, () => 0);
  for (const byte of part) {
    const factor = byte ^ (rest.shift() ?? 0);
    rest.push(0);
    for (const [at, term] of divisor.entries()) rest[at] = (rest[at] ?? 0) ^ times(term, factor);
  }
  return rest;
}

function times(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((other >> bit) & 1) * one;
  }
  return product;
}

/** In pairs of columns from the right, up and down in turn, with the mask over it. */
function drawData({ width, isFixed, set }: Grid, data: readonly number[]): void {
  let bit = 0;
  for (let right = width - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    const isUp = ((right + 1) & 2) === 0;
    for (let step = 0; step < width; step += 1) {
      const y = isUp ? width - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (isFixed(x, y)) continue;
        const isDark = (((data[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        bit += 1;
        set(x, y, isDark !== ((x + y) % 2 === 0));
      }
    }
  }
}
