import { expect, type Page } from '@playwright/test';

type Shelf = 'answers' | 'drafts' | 'photos';

/** What the application keeps on the device for when there is no signal, each thing as JSON. */
export const lyingOn = (page: Page, shelf: Shelf): Promise<string[]> =>
  page.evaluate(async (shelf) => {
    const isThere = (await indexedDB.databases()).some(({ name }) => name === 'marketplace');
    // Whoever opens it first would have to make its shelves.
    if (!isThere) return [];
    const answerOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const disk = await answerOf(indexedDB.open('marketplace'));
    const things = await answerOf(disk.transaction(shelf).objectStore(shelf).getAll());
    disk.close();
    return things.map((thing) => JSON.stringify(thing));
  }, shelf);

/** Written a moment after it was typed or answered: from now on it survives the page. */
export const expectKept = (page: Page, shelf: Shelf, part: string | RegExp): Promise<void> =>
  expect.poll(async () => (await lyingOn(page, shelf)).join('\n')).toMatch(part);
