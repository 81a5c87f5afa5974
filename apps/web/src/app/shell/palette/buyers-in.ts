import { holds } from './palette-words.ts';

type Order = { buyer_store_id: string; buyer_name: string };

const most = 3;

/** Who ordered, each once, of those whose own name was looked for. */
export function buyersIn(orders: readonly Order[], words: string) {
  const names = new Map(
    orders
      .filter(({ buyer_name }) => holds(buyer_name, words))
      .map(({ buyer_store_id, buyer_name }) => [buyer_store_id, buyer_name]),
  );
  return [...names].slice(0, most).map(([id, name]) => ({ id, name }));
}
