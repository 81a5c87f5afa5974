import { expect, it } from 'vitest';
import { usedStyles } from './used-styles.ts';

const page =
  '<p class="flex md:p-4 [&amp;_a]:underline w-1/2 2xl:flex">{{text}}</p><b class="group"></b>';

it.each([
  ['.flex{display:flex}.grid{display:grid}', '.flex{display:flex}'],
  [
    '@layer a,b;@layer utilities{.grid{display:grid}.flex{display:flex}}',
    '@layer a,b;@layer utilities{.flex{display:flex}}',
  ],
  [
    '@media (width>=960px){.md\\:p-4{padding:1rem}.md\\:p-8{padding:2rem}}',
    '@media (width>=960px){.md\\:p-4{padding:1rem}}',
  ],
  ['@media print{.grid{display:grid}}', ''],
  [
    '.\\[\\&_a\\]\\:underline a{text-decoration:underline}',
    '.\\[\\&_a\\]\\:underline a{text-decoration:underline}',
  ],
  ['.w-1\\/2{width:50%}', '.w-1\\/2{width:50%}'],
  ['.\\32 xl\\:flex{display:flex}', '.\\32 xl\\:flex{display:flex}'],
  ['.flex,.grid{gap:0}', '.flex{gap:0}'],
  ['.flex:not(.grid){gap:0}', '.flex:not(.grid){gap:0}'],
  ['.flex .gone{gap:0}', ''],
  ['a,:root{color:red}', 'a,:root{color:red}'],
  [
    '@font-face{src:url(x)}@keyframes spin{to{rotate:1turn}}',
    '@font-face{src:url(x)}@keyframes spin{to{rotate:1turn}}',
  ],
  ['.flex:before{content:"}{;"}.grid{gap:0}', '.flex:before{content:"}{;"}'],
])('%s leaves %s', (styles, left) => {
  expect(usedStyles(styles, page)).toBe(left);
});
