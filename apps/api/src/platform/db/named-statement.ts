const names = new Map<string, string>();
const seen = new Map<string, number>();

/** Texts beyond this many would only fill the server's memory. */
const most = 500;
/** A text that comes so often in a minute earns a name; one that comes now and then would take the place of one that does. */
const often = 10;
const minute = 60_000;
const mostSeen = 5_000;

let began = 0;

/** The same short name for the same text; none for a rare one, nor once too many have one. */
export function namedStatement(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= most) return known;
  const now = performance.now();
  if (now < began || now - began > minute) {
    seen.clear();
    began = now;
  }
  const times = (seen.get(text) ?? 0) + 1;
  if (times < often) {
    // Counting begins anew where there are too many to count: what comes often is soon back.
    if (seen.size >= mostSeen) seen.clear();
    seen.set(text, times);
    return undefined;
  }
  seen.delete(text);
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
}

let renamed = 0;

/** Under another name it is prepared anew on every connection. Of several who ask for it the first is enough. */
export function renameStatement(text: string, name: string): void {
  if (names.get(text) !== name) return;
  renamed += 1;
  names.set(text, `r${renamed}`);
}

/** Its table has another shape than when it was prepared. */
export function isStalePlan(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return code === '0A000' && message === 'cached plan must not change result type';
}
