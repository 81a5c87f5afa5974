import { mostLetters, UnreadableFile } from './table-row.ts';

export type XmlListener = {
  /** The name without its prefix, and the attributes as they are written. */
  open: (name: string, attributes: string) => void;
  close: (name: string) => void;
};

const mostTag = 64 * 1024;

/**
 * Reads XML piece by piece, as far as spreadsheets need it: tags, and the text before the next tag, cut off where no cell
 * has so much. It knows no entities but the five and those by number, so none can be made to grow.
 */
export function createXmlReader({ open, close }: XmlListener) {
  const decoder = new TextDecoder();
  let rest = '';
  let text = '';
  const add = (more: string) => {
    if (text.length < mostLetters) text += more;
  };
  const tag = (inside: string) => {
    if (inside.startsWith('/')) return close(nameOf(inside, 1));
    if (inside.startsWith('?') || inside.startsWith('!')) return;
    const name = nameOf(inside, 0);
    open(name, inside);
    if (inside.endsWith('/')) close(name);
  };
  return {
    write: (chunk: Buffer) => {
      const input = rest + decoder.decode(chunk, { stream: true });
      let at = 0;
      for (;;) {
        const from = input.indexOf('<', at);
        if (from < 0) break;
        if (from > at) add(input.slice(at, from));
        const until = input.indexOf('>', from);
        if (until < 0) {
          at = from;
          break;
        }
        tag(input.slice(from + 1, until));
        at = until + 1;
      }
      rest = input.slice(at);
      if (!rest.startsWith('<')) {
        add(rest);
        rest = '';
      } else if (rest.length > mostTag) throw new UnreadableFile('a tag without an end');
    },
    /** The text since it was last taken. */
    takeText: (): string => {
      const taken = text;
      text = '';
      return taken.includes('&') ? unescaped(taken) : taken;
    },
  };
}

function nameOf(inside: string, from: number): string {
  let end = from;
  while (end < inside.length && !' \t\r\n/'.includes(inside[end] ?? ' ')) end += 1;
  const name = inside.slice(from, end);
  return name.slice(name.indexOf(':') + 1);
}

/** The value of an attribute; undefined where there is none. */
export function attribute(attributes: string, name: string): string | undefined {
  const found = new RegExp(`[\\s]${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes);
  const value = found?.[1] ?? found?.[2];
  return value?.includes('&') ? unescaped(value) : value;
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const unescaped = (text: string) =>
  text.replace(/&(#x?[0-9a-fA-F]{1,6}|[a-z]{2,4});/g, (whole, entity: string) => {
    if (!entity.startsWith('#')) return named[entity] ?? whole;
    const code = entity[1] === 'x' ? Number.parseInt(entity.slice(2), 16) : Number(entity.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
