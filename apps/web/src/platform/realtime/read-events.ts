type Hear = (kind: string | undefined, data: string) => void;

/**
 * Takes a stream apart as our API writes it: lines that end in one sign, an event with one line of data, comments and
 * the rest of the format passed over. A chunk may end anywhere.
 */
export function eventReader(hear: Hear): (chunk: string) => void {
  let unread = '';
  return (chunk) => {
    const parts = (unread + chunk).split('\n\n');
    unread = parts.pop() ?? '';
    for (const part of parts) {
      const data = /^data: (.*)$/m.exec(part)?.[1];
      if (data !== undefined) hear(/^event: (.*)$/m.exec(part)?.[1], data);
    }
  };
}
