import type { Client } from './client.ts';
import type { Person } from './person.ts';
import { chance, pick, type Random, wholeBetween } from './random.ts';

type Deal = { buyer_store_id: string; seller_store_id: string };

/** So many searches in a hundred are for something that no wholesaler has. */
const strangers = 0.08;
const mistakes = 0.15;
const mostSeen = 300;

const strangeWords = ['arang', 'kerupuk kulit', 'gas 3kg', 'minyak tanah', 'telur asin', 'es batu'];

/** Types a word into a store's search, as somebody does who came for something. */
export async function searchGoods(
  client: Client,
  random: Random,
  buyer: Person,
  deal: Deal,
): Promise<void> {
  const query = wordsToType(random, buyer.seen);
  if (!query) return;
  const { data } = await client('GET /api/inventories/for-sale', { query: { ...deal, query } });
  keepInMind(buyer, data);
}

/** Something seen before, in whichever store: this one may be out of it, or may never have had it. */
export function wordsToType(random: Random, seen: readonly string[]): string | undefined {
  if (chance(random, strangers)) return pick(random, strangeWords);
  const words = pick(random, seen)?.toLowerCase().split(' ').filter(isTyped) ?? [];
  const typed = words.slice(0, wholeBetween(random, 1, 2)).join(' ');
  return chance(random, mistakes) ? mistyped(random, typed) : typed || undefined;
}

/** Nobody types the weight. */
const isTyped = (word: string): boolean => /^\p{L}{3,}$/u.test(word);

/** Two letters change places, but not the first: nobody gets that wrong. */
function mistyped(random: Random, text: string): string | undefined {
  if (text.length < 3) return text || undefined;
  const place = wholeBetween(random, 1, text.length - 2);
  return `${text.slice(0, place)}${text[place + 1]}${text[place]}${text.slice(place + 2)}`;
}

export function keepInMind({ seen }: Person, goods: readonly { product_name: string }[]): void {
  seen.push(...goods.map(({ product_name }) => product_name));
  seen.splice(0, seen.length - mostSeen);
}
