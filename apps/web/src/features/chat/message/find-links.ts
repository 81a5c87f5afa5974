export type TextPart = { text: string; href?: string };

const address = /https?:\/\/[^\s<>"'`]+/giu;
/** What ends a sentence is not part of the address before it. */
const atItsEnd = /[.,;:!?)\]}…]+$/u;

/** The addresses of the web in a text; whatever else looks like a link stays text. */
export function partsOf(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const shown = found.replace(atItsEnd, '');
    const href = webAddress(shown);
    if (!href) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: shown, href });
    end = index + shown.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

function webAddress(text: string): string | undefined {
  try {
    const { protocol, href, username, password } = new URL(text);
    // A name before the host is there to pass for another host.
    const isPlain = username === '' && password === '';
    return isPlain && (protocol === 'https:' || protocol === 'http:') ? href : undefined;
  } catch {
    return undefined;
  }
}
