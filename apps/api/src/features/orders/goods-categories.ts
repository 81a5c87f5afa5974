/** What a list draws of an order: the first two kinds of goods in it. */
export const goodsCategories = (lines: readonly { category_name: string }[]): string[] =>
  [...new Set(lines.map(({ category_name }) => category_name))].slice(0, 2);
