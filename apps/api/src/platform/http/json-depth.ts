const [quote, backslash] = [0x22, 0x5c];
/** A bracket and a brace differ in this bit alone, and no other sign of JSON outside of texts is made one by it. */
const braceBit = 0x20;
const [opening, closing] = [0x7b, 0x7d];

/**
 * Whether a text has more lists and objects in each other than so many, told by going over it once and not by following
 * them. Of what is no JSON it may tell anything: that is refused when it is read.
 */
export function isDeeperThan(most: number, text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === quote) at = endOfString(text, at);
    else if ((sign | braceBit) === opening) depth += 1;
    else if ((sign | braceBit) === closing) depth -= 1;
    if (depth > most) return true;
  }
  return false;
}

/** Where the string that begins there ends, or the text where it does not. */
function endOfString(text: string, begin: number): number {
  let end = begin;
  do end = text.indexOf('"', end + 1);
  while (end !== -1 && isEscaped(text, end));
  return end === -1 ? text.length : end;
}

/** A sign behind an odd number of backslashes. */
function isEscaped(text: string, at: number): boolean {
  let before = at;
  while (text.charCodeAt(before - 1) === backslash) before -= 1;
  return (at - before) % 2 === 1;
}
