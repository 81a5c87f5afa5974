import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { WholeNumbers } from './whole-numbers.ts';

const drawn = (text: string) => renderToString(createElement(WholeNumbers, { in: text }));
const whole = (text: string) => `<span class="whitespace-nowrap">${text}</span>`;

it('a number with dashes in it stands in one line, with what closes around it', () => {
  expect(drawn('Masuk sebagai Ratna (0812-0000-0002).')).toBe(
    `Masuk sebagai Ratna ${whole('(0812-0000-0002).')}`,
  );
});

it('all else may be broken', () => {
  for (const text of ['Tersimpan.', '2 dus - 3 pcs', 'gula-gula 2-lapis', '']) {
    expect(drawn(text)).toBe(text);
  }
});
