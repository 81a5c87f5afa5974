type Module = Record<string, unknown>;

/** By file, what came under an address of its own: whoever wants it gets the same. */
const anew = new Map<string, Promise<Module>>();
let times = 0;

/** A file, and what of it is picked: `import("./part.js").then(e=>e.Part)`. What is taken apart behind it can be taken from all. */
const written = /import\(["'`](.+?)["'`]\)((?:\.then\((\w+)=>\3\.\w+\))*)/;

/**
 * Fetches code that comes late. A browser may remember, for as long as the page lives, that a module did not come, and say so
 * without asking again: whoever lost the signal before the late code was there would send nothing until the page is loaded anew.
 * So it is asked for again under another address. The build puts this around each `import()`.
 */
export const fetchLate = (load: () => Promise<unknown>): Promise<unknown> =>
  load().catch(async (error) => {
    const [, file, picks = ''] = written.exec(String(load)) ?? [];
    if (!file) throw error;
    let found: unknown = await (anew.get(file) ?? underAnotherAddress(file));
    for (const [, name = ''] of picks.matchAll(/\.(\w+)\)/g)) found = (found as Module)[name];
    return found;
  });

function underAnotherAddress(file: string): Promise<Module> {
  const address = `${new URL(file, import.meta.url).href}?again=${++times}`;
  const coming: Promise<Module> = import(/* @vite-ignore */ address);
  anew.set(file, coming);
  coming.catch(() => anew.delete(file));
  return coming;
}
