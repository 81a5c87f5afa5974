import { expect, it } from 'vitest';
import { createBurst } from './scan-burst.ts';

/** Presses keys this many milliseconds apart; answers with what was read at the last. */
function press(keys: readonly string[], gap: number, read = createBurst(), from = 0) {
  return keys.map((key, index) => read(key, from + index * gap)).at(-1);
}

const number = '4006381333931';

it('a fast burst that ends with Enter is a scan', () => {
  expect(press([...number, 'Enter'], 8)).toBe(number);
});

it('the same at the speed of a hand is none', () => {
  expect(press([...number, 'Enter'], 120)).toBeUndefined();
});

it.each([
  ['too few digits', [...'1234567', 'Enter']],
  ['without the end', [...number]],
  ['letters', [...'kopi susu', 'Enter']],
])('%s is none', (_, keys) => {
  expect(press(keys, 8)).toBeUndefined();
});

it('what was pressed before it does not belong to it', () => {
  const read = createBurst();
  press(['7', 'a'], 8, read);
  press(['5'], 8, read, 100);
  expect(press([...number, 'Enter'], 8, read, 1_000)).toBe(number);
});

it('the next scan begins anew', () => {
  const read = createBurst();
  press([...number, 'Enter'], 8, read);
  expect(press([...'96385074', 'Enter'], 8, read, 112)).toBe('96385074');
});
