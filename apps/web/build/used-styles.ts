/**
 * What a page needs of all styles, where it is read as it stands: nothing in it gets another class later. Rules whose selectors name
 * a class that is not in the page go; whatever is no rule of classes stays.
 */
export function usedStyles(styles: string, page: string): string {
  const classes = new Set(
    [...page.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) =>
      names.replaceAll('&amp;', '&').replaceAll('&gt;', '>').replaceAll('&#x27;', "'").split(/\s+/),
    ),
  );
  return kept(styles, (name) => classes.has(name));
}

const grouping = /^@(media|supports|layer|container)\b/;

function kept(styles: string, isUsed: (name: string) => boolean): string {
  return blocksOf(styles)
    .map(({ prelude, body }) => {
      if (body === undefined) return prelude;
      if (grouping.test(prelude)) {
        const inside = kept(body, isUsed);
        return inside ? `${prelude}{${inside}}` : '';
      }
      if (prelude.startsWith('@')) return `${prelude}{${body}}`;
      const selectors = selectorsOf(prelude).filter((each) => classesIn(each).every(isUsed));
      return selectors.length > 0 ? `${selectors.join(',')}{${body}}` : '';
    })
    .join('');
}

type Block = { prelude: string; body?: string };

/** Rules and statements one after the other, whatever stands in them left as it is. */
function blocksOf(styles: string): Block[] {
  const blocks: Block[] = [];
  let from = 0;
  for (let at = 0; at < styles.length; at += 1) {
    if (styles[at] === ';') {
      blocks.push({ prelude: styles.slice(from, at + 1) });
      from = at + 1;
    } else if (styles[at] === '{') {
      const end = endOf(styles, at);
      blocks.push({ prelude: styles.slice(from, at).trim(), body: styles.slice(at + 1, end) });
      at = end;
      from = end + 1;
    } else at = skipped(styles, at);
  }
  return blocks;
}

function endOf(styles: string, open: number): number {
  let depth = 0;
  for (let at = open; at < styles.length; at += 1) {
    if (styles[at] === '{') depth += 1;
    else if (styles[at] === '}') depth -= 1;
    else at = skipped(styles, at);
    if (depth === 0) return at;
  }
  throw new Error('the styles end within a rule');
}

/** Behind an escaped sign or a text in quotes, in which braces mean nothing. */
function skipped(styles: string, at: number): number {
  const sign = styles[at];
  if (sign === '\\') return at + 1;
  if (sign !== '"' && sign !== "'") return at;
  let end = at + 1;
  while (end < styles.length && styles[end] !== sign) end += styles[end] === '\\' ? 2 : 1;
  return end;
}

/** Parted at commas that stand in no brackets. */
function selectorsOf(prelude: string): string[] {
  const selectors = [''];
  let depth = 0;
  for (let at = 0; at < prelude.length; at += 1) {
    const sign = prelude[at] ?? '';
    if (sign === '\\') {
      selectors[selectors.length - 1] += sign + (prelude[at + 1] ?? '');
      at += 1;
      continue;
    }
    if (sign === '(' || sign === '[') depth += 1;
    if (sign === ')' || sign === ']') depth -= 1;
    if (sign === ',' && depth === 0) selectors.push('');
    else selectors[selectors.length - 1] += sign;
  }
  return selectors;
}

/** The classes that an element needs for it; what `:not(…)` and the like name is none of them. */
const classesIn = (selector: string): string[] =>
  [...selector.replace(others, '').matchAll(className)].map(([, name = '']) =>
    name.replace(escaped, (_, code: string | undefined, sign: string) =>
      code ? String.fromCodePoint(Number.parseInt(code, 16)) : sign,
    ),
  );

const others = /:(?:not|is|where|has)\((?:\\.|[^()\\]|\([^()]*\))*\)/g;
const className = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/g;
const escaped = /\\(?:([0-9a-f]{1,6}) ?|(.))/g;
