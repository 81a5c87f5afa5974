import { escaped } from '../../platform/http/page-template.ts';

/** Markup that was made here; a text is none until it is escaped. */
export type Markup = { readonly markup: string };

type Part = string | number | Markup | readonly Markup[];

const written = (part: Part): string => {
  if (typeof part === 'string' || typeof part === 'number') return escaped(String(part));
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('');
};

export const html = (texts: TemplateStringsArray, ...parts: Part[]): Markup => ({
  markup: texts.reduce((all, text, n) => `${all}${written(parts[n - 1] ?? '')}${text}`),
});

export const json = (value: unknown): Markup =>
  html`<pre tabindex="0"><code>${JSON.stringify(value, null, 2)}</code></pre>`;
