/** What a page is filled with: words by name, and lists of the like. */
export type PageValues = { [name: string]: string | readonly PageValues[] };

type Part = string | { slot: string; isMarkup: boolean } | { list: string; parts: readonly Part[] };

/** `{{name}}` is text, `{{!name}}` markup that we have made, and what stands between `{{#name}}` and `{{/name}}` is there once for each of a list. */
const sign = /\{\{([!#/]?)([a-z_]+)\}\}/g;

/** The names of all that is to be filled in. */
export const slotsOf = (page: string): ReadonlySet<string> =>
  new Set([...page.matchAll(sign)].map(([, , name = '']) => name));

/** A page with places to be filled, taken apart once. */
export function pageTemplate(page: string): (values: PageValues) => string {
  const open: { list: string; parts: Part[] }[] = [{ list: '', parts: [] }];
  let from = 0;
  const add = (part: Part) => open.at(-1)?.parts.push(part);
  for (const found of page.matchAll(sign)) {
    const [whole, kind, name = ''] = found;
    add(page.slice(from, found.index));
    from = found.index + whole.length;
    if (kind === '#') open.push({ list: name, parts: [] });
    else if (kind === '/') {
      const list = open.pop();
      if (list?.list !== name) throw new Error(`{{/${name}}} closes what is not open`);
      add(list);
    } else add({ slot: name, isMarkup: kind === '!' });
  }
  add(page.slice(from));
  const [whole, ...unclosed] = open;
  if (!whole || unclosed.length > 0) throw new Error('a list of the page is not closed');
  return (values) => written(whole.parts, values, {});
}

const written = (parts: readonly Part[], values: PageValues, around: PageValues): string =>
  parts
    .map((part) => {
      if (typeof part === 'string') return part;
      if ('list' in part) {
        const rows = values[part.list] ?? [];
        if (typeof rows === 'string') throw new Error(`${part.list} is no list`);
        return rows.map((row) => written(part.parts, row, { ...around, ...values })).join('');
      }
      const value = values[part.slot] ?? around[part.slot];
      if (typeof value !== 'string') throw new Error(`nothing to fill ${part.slot} with`);
      return part.isMarkup ? value : escaped(value);
    })
    .join('');

const signs: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (each) => signs[each] ?? '');
