import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../../../../', import.meta.url).pathname;

/** The last column of the glossary's table of what a shopkeeper reads. */
const notSaid = readFileSync(`${root}docs/glossary.md`, 'utf8')
  .split('## On the screen')[1]
  ?.split('\n')
  .filter((line) => line.startsWith('|'))
  .slice(2)
  .flatMap((line) => line.split('|').at(-2)?.trim().split(', ') ?? [])
  .filter((word) => word !== '–');

const written = globSync('{apps/web/src,packages/contract/src}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => ({ file, text: readFileSync(`${root}${file}`, 'utf8') }));

it('what a shopkeeper reads has none of the words the glossary keeps from them', () => {
  expect(notSaid?.length).toBeGreaterThan(3);
  const found = (notSaid ?? []).flatMap((word) => {
    const whole = new RegExp(`\\b${word}\\b`, 'i');
    return written.filter(({ text }) => whole.test(text)).map(({ file }) => `${word}: ${file}`);
  });
  expect(found).toEqual([]);
});
