export const codeLength = 6;

/** The code in what was typed or pasted: "123 456", or a whole message with the code somewhere in it. */
export function codeIn(text: string): string {
  const whole = /(?<!\d)\d(?:[\s-]?\d){5}(?!\d)/.exec(text)?.[0] ?? text;
  return whole.replace(/\D/g, '').slice(0, codeLength);
}
