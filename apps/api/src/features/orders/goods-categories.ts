/** What a list draws of an order: its first two lines, by category. */
export const goodsCategories = (lines: readonly { category_name: string }[]): string[] =>
  lines.slice(0, 2).map(({ category_name }) => category_name);
