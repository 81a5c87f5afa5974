import { type HelpPicture, helpPictures, type LiveFacts } from './help-words.ts';

/**
 * The little of Markdown that help is written in: headings, paragraphs, lists, tips, pictures of ours by name; bold and
 * links. Whatever else stands in a text is text. It becomes a tree, never HTML, so nothing that somebody writes can run.
 */
export type HelpInline =
  | { kind: 'text'; text: string }
  | { kind: 'bold'; text: string }
  | { kind: 'link'; text: string; href: string };

export type HelpBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph' | 'tip'; parts: HelpInline[] }
  | { kind: 'bullets' | 'steps'; items: HelpInline[][] }
  | { kind: 'picture'; name: HelpPicture; caption: string };

export function helpBlocks(text: string): HelpBlock[] {
  const blocks: HelpBlock[] = [];
  for (const chunk of text.split(/\n{2,}/)) {
    for (const lines of runsOf(chunk.split('\n').filter((line) => line.trim() !== ''))) {
      blocks.push(blockOf(lines));
    }
  }
  return blocks;
}

type Mark = 'heading' | 'tip' | 'bullets' | 'steps' | 'picture' | 'paragraph';
type Line = { mark: Mark; text: string };

const marks: readonly (readonly [Mark, RegExp])[] = [
  ['heading', /^#{2,3} +/],
  ['tip', /^> ?/],
  ['bullets', /^[-*] +/],
  ['steps', /^\d{1,2}\. +/],
];

const picture = /^!\[([^\][]{1,200})\]\(([a-z-]{1,40})\)$/;

function lineOf(line: string): Line {
  if (pictureIn(line)) return { mark: 'picture', text: line };
  const [mark, sign] = marks.find(([, sign]) => sign.test(line)) ?? ['paragraph' as const, /^/];
  return { mark, text: line.replace(sign, '').trim() };
}

/** Neighbours of one kind belong together; each heading and each picture stands by itself. */
function runsOf(lines: readonly string[]): Line[][] {
  const runs: Line[][] = [];
  for (const line of lines.map(lineOf)) {
    const last = runs.at(-1);
    const standsAlone = line.mark === 'heading' || line.mark === 'picture';
    if (last && last[0]?.mark === line.mark && !standsAlone) last.push(line);
    else runs.push([line]);
  }
  return runs;
}

function blockOf(lines: readonly Line[]): HelpBlock {
  const mark = lines[0]?.mark ?? 'paragraph';
  const together = lines.map(({ text }) => text).join(' ');
  if (mark === 'heading') return { kind: mark, text: together };
  if (mark === 'bullets' || mark === 'steps')
    return { kind: mark, items: lines.map(({ text }) => inlineOf(text)) };
  const shown = mark === 'picture' ? pictureIn(together) : undefined;
  if (shown) return { kind: 'picture', ...shown };
  return { kind: mark === 'tip' ? 'tip' : 'paragraph', parts: inlineOf(together) };
}

function pictureIn(line: string): { name: HelpPicture; caption: string } | undefined {
  const [, caption = '', wanted] = picture.exec(line) ?? [];
  const name = helpPictures.find((each) => each === wanted);
  return name && { name, caption };
}

/** Bounded inside, so that no text makes the search long. */
const inline = /\*\*([^*]{1,300})\*\*|\[([^\][]{1,200})\]\(([^()\s]{1,300})\)/g;

function inlineOf(text: string): HelpInline[] {
  const parts: HelpInline[] = [];
  let from = 0;
  for (const found of text.matchAll(inline)) {
    const [whole, bold, label, href] = found;
    const part = partOf(bold, label, href);
    if (!part) continue;
    if (found.index > from) parts.push({ kind: 'text', text: text.slice(from, found.index) });
    parts.push(part);
    from = found.index + whole.length;
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) });
  return parts;
}

function partOf(bold?: string, label?: string, href?: string): HelpInline | undefined {
  if (bold) return { kind: 'bold', text: bold };
  return label && href && isHelpLink(href) ? { kind: 'link', text: label, href } : undefined;
}

/** A path of ours, or a page elsewhere by https; no other scheme, and no other origin in disguise. */
export const isHelpLink = (href: string): boolean =>
  /^\/(?![/\\])[\w\-/?=&#.%,]*$/.test(href) ||
  /^https:\/\/[a-z0-9.-]+(\/[^\s<>"'\\]*)?$/i.test(href);

export const factSlot = /\{\{([a-z_]{1,40})\}\}/g;

/** With the numbers and contacts of now. */
export const fillFacts = (text: string, facts: LiveFacts): string =>
  text.replace(factSlot, (whole, name: string) =>
    Object.hasOwn(facts, name) ? facts[name as keyof LiveFacts] : whole,
  );
