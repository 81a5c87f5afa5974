import { type HelpBlock, type HelpInline, helpBlocks } from '@marketplace/contract/help-text';
import type { HelpPicture } from '@marketplace/contract/help-words';
import { Link } from '@tanstack/react-router';
import { createElement, type ReactNode } from 'react';
import { parsePlainSearch } from '../platform/navigation/plain-search.ts';

/** How the plain elements of a written text look, whoever has made them of it: this page or the server. */
export const helpTextLook =
  'grid grid-cols-[minmax(0,1fr)] gap-3 wrap-anywhere [&_a]:font-semibold [&_a]:text-brand-700 [&_a]:underline [&_a]:underline-offset-2 [&_blockquote]:rounded-lg [&_blockquote]:bg-brand-50 [&_blockquote]:px-4 [&_blockquote]:py-3 [&_h2]:mt-3 [&_h2]:text-lg [&_h2]:font-semibold [&_li]:mt-1 [&_ol]:list-decimal [&_ol]:pl-6 [&_ul]:list-disc [&_ul]:pl-6';

type DrawPicture = (name: HelpPicture, caption: string) => ReactNode;

type Props = {
  text: string;
  /** Draws the pictures that a text names; without it their captions stand there. */
  picture?: DrawPicture;
};

/** A text that operators have written. It is made into elements one by one, so nothing in it can be more than text. */
export const HelpText = ({ text, picture }: Props) =>
  createElement(
    'div',
    { className: helpTextLook },
    ...helpBlocks(text).map((block) => elementOf(block, picture)),
  );

function elementOf(block: HelpBlock, picture: DrawPicture | undefined): ReactNode {
  switch (block.kind) {
    case 'heading':
      return <h2>{block.text}</h2>;
    case 'bullets':
      return createElement('ul', null, ...block.items.map(itemOf));
    case 'steps':
      return createElement('ol', null, ...block.items.map(itemOf));
    case 'tip':
      return createElement('blockquote', null, ...block.parts.map(partOf));
    case 'picture':
      return picture ? picture(block.name, block.caption) : <p>{block.caption}</p>;
    case 'paragraph':
      return createElement('p', null, ...block.parts.map(partOf));
  }
}

const itemOf = (parts: readonly HelpInline[]) => createElement('li', null, ...parts.map(partOf));

function partOf(part: HelpInline): ReactNode {
  if (part.kind === 'text') return part.text;
  if (part.kind === 'bold') return <strong>{part.text}</strong>;
  return part.href.startsWith('/') ? (
    <OwnLink href={part.href}>{part.text}</OwnLink>
  ) : (
    <a href={part.href} target="_blank" rel="noreferrer noopener">
      {part.text}
    </a>
  );
}

function OwnLink({ href, children }: { href: string; children: string }) {
  const { pathname, search, hash } = new URL(href, 'https://here.invalid');
  return (
    <Link to={pathname} search={parsePlainSearch(search)} hash={hash.slice(1)}>
      {children}
    </Link>
  );
}
