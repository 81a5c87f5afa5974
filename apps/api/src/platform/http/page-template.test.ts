import { expect, it } from 'vitest';
import { pageTemplate, slotsOf } from './page-template.ts';

it('names are filled in as text, and what we have made as markup', () => {
  const fill = pageTemplate('<p title="{{a}}">{{a}}</p>{{!b}}');
  expect(fill({ a: `<"&'>`, b: '<b>ok</b>' })).toBe(
    '<p title="&lt;&quot;&amp;&#39;&gt;">&lt;&quot;&amp;&#39;&gt;</p><b>ok</b>',
  );
});

it('what is filled in is not filled in again', () => {
  expect(pageTemplate('{{a}}{{b}}')({ a: '{{b}}', b: 'x' })).toBe('{{b}}x');
});

it('a list is there once for each, with what stands around it', () => {
  const fill = pageTemplate(
    '{{#rows}}<li>{{name}} {{unit}}{{#tags}}#{{tag}}{{/tags}}</li>{{/rows}}',
  );
  expect(
    fill({
      unit: 'pcs',
      rows: [
        { name: 'a', tags: [{ tag: 'x' }, { tag: 'y' }] },
        { name: 'b', tags: [] },
      ],
    }),
  ).toBe('<li>a pcs#x#y</li><li>b pcs</li>');
  expect(fill({ unit: 'pcs' })).toBe('');
});

it.each(['{{#a}}', '{{/a}}', '{{#a}}{{#b}}{{/a}}{{/b}}'])(
  '%s is refused when it is read',
  (page) => {
    expect(() => pageTemplate(page)).toThrow();
  },
);

it('what nobody knows stops it, rather than stand there empty', () => {
  expect(() => pageTemplate('{{gone}}')({})).toThrow('gone');
  expect(() => pageTemplate('{{#a}}{{/a}}')({ a: 'text' })).toThrow('no list');
});

it('tells what it needs', () => {
  expect([...slotsOf('{{origin}} {{#rows}}{{name}}{{/rows}} {name} {{Not}}')]).toEqual([
    'origin',
    'rows',
    'name',
  ]);
});
