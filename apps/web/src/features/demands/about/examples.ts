type Line = {
  name: string;
  quantity: number;
  unit: string;
  asked: number;
  price: number;
  cost: number;
};

const sumOf = (lines: readonly Line[], of: (line: Line) => number): number =>
  lines.reduce((sum, line) => sum + of(line) * line.quantity, 0);

/** A demand and its answer, as they stand in the product; its sums are reckoned, not written down. */
function exampleOf(lines: readonly Line[], shipping: number, counter: number) {
  const goods = sumOf(lines, ({ price }) => price);
  const cost = sumOf(lines, ({ cost }) => cost);
  const [first] = lines;
  const lowered = first ? (first.price - counter) * first.quantity : 0;
  return {
    lines,
    shipping,
    counter,
    asked: sumOf(lines, ({ asked }) => asked),
    total: goods + shipping,
    margin_percent: ((goods - cost) / goods) * 100,
    countered_total: goods + shipping - lowered,
    countered_margin_percent: ((goods - lowered - cost) / (goods - lowered)) * 100,
  };
}

export const example = exampleOf(
  [
    {
      name: 'Mi goreng 85 g',
      quantity: 20,
      unit: 'dus isi 40',
      asked: 108_000,
      price: 109_500,
      cost: 101_000,
    },
    {
      name: 'Minyak goreng 2 L',
      quantity: 10,
      unit: 'karton isi 6',
      asked: 205_000,
      price: 207_000,
      cost: 196_000,
    },
  ],
  25_000,
  108_500,
);
