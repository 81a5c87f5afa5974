/** Not in the middle of an emoji: half a sign is no text, and the server refuses it. */
export const cut = (text: string, length: number): string =>
  text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
