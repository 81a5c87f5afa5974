import type { FaqTopic } from '@marketplace/contract/faq';
import { type HelpBlock, type HelpInline, helpBlocks } from '@marketplace/contract/help-text';
import { escaped } from '../platform/http/page-template.ts';

/** As `HelpText` draws it in the application: both stand in a frame that gives them their look. */
export const faqMarkup = (blocks: readonly HelpBlock[]): string => blocks.map(markupOf).join('');

function markupOf(block: HelpBlock): string {
  switch (block.kind) {
    case 'heading':
      return `<h4>${escaped(block.text)}</h4>`;
    case 'bullets':
      return `<ul>${itemsOf(block.items)}</ul>`;
    case 'steps':
      return `<ol>${itemsOf(block.items)}</ol>`;
    case 'tip':
      return `<blockquote>${lineOf(block.parts)}</blockquote>`;
    case 'picture':
      return `<p>${escaped(block.caption)}</p>`;
    case 'paragraph':
      return `<p>${lineOf(block.parts)}</p>`;
  }
}

const itemsOf = (items: readonly (readonly HelpInline[])[]) =>
  items.map((parts) => `<li>${lineOf(parts)}</li>`).join('');

const lineOf = (parts: readonly HelpInline[]): string =>
  parts
    .map((part) => {
      if (part.kind === 'text') return escaped(part.text);
      if (part.kind === 'bold') return `<strong>${escaped(part.text)}</strong>`;
      return `<a href="${escaped(part.href)}">${escaped(part.text)}</a>`;
    })
    .join('');

/** For search engines (schema.org). It stands in a script element that is data, out of which no text may lead. */
export function faqStructure(topics: readonly FaqTopic[]): string {
  const mainEntity = topics.flatMap(({ questions }) =>
    questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: faqMarkup(helpBlocks(answer)) },
    })),
  );
  const structure = { '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity };
  return JSON.stringify(structure).replaceAll('<', '\\u003c');
}
