import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { blockingTime, type LongTask } from './blocking-time.ts';
import { openTab, shownAt, slowDown, type Tab } from './web-phone.ts';
import type { Site } from './web-sites.ts';

type Noted = { firstPaint: number; longTasks: LongTask[]; layoutShift: number };

/** What still loads or moves this long after a page is ready counts as the page's. */
const afterwards = 2000;
const typed = 'rahasia';
const happening = readFileSync(join(import.meta.dirname, 'web-events.js'), 'utf8');

export async function visitLogin(phone: BrowserContext, { origin, login }: Site) {
  const tab = await openTab(phone, { ready: login.ready, awake: login.awake });
  await tab.page.goto(origin + login.path, { waitUntil: 'commit' });
  const ready = await shownAt(tab, 'ready');
  const field = `document.querySelector(${JSON.stringify(login.ready)})`;
  await tab.page.evaluate(`${field}.focus()`);
  await tab.session.send('Input.insertText', { text: typed });
  const awake = await shownAt(tab, 'awake');
  await tab.page.waitForTimeout(afterwards);
  if ((await tab.page.evaluate(`${field}.value`)) !== typed) {
    throw new Error(`${origin}${login.path} lost what was typed as soon as it was ready`);
  }
  const { firstPaint, layoutShift } = await notedBy(tab);
  const scripts = await scriptsOf(tab);
  // A frame is painted a moment after its last code has run: ready is no earlier than the first paint.
  return { firstPaint, ready: Math.max(ready, firstPaint), awake, layoutShift, scripts };
}

export async function visitList(phone: BrowserContext, { origin, list }: Site) {
  const tab = await openTab(phone, { ready: list.ready });
  await tab.page.goto(origin + list.path, { waitUntil: 'commit' });
  const ready = await shownAt(tab, 'ready');
  await tab.page.waitForTimeout(afterwards);
  const { firstPaint, longTasks, layoutShift } = await notedBy(tab);
  const scripts = await scriptsOf(tab);
  await tab.page.close();
  const blocked = blockingTime(longTasks, { firstPaint, until: ready + 1000 });
  return { ready, blocked, layoutShift, scripts };
}

/** The list once more on the same phone, then to another screen and back, each seen before. */
export async function visitListAgain(phone: BrowserContext, { origin, list, away, back }: Site) {
  const tab = await openTab(phone, { ready: list.ready });
  await tab.page.goto(origin + list.path, { waitUntil: 'commit' });
  const ready = await shownAt(tab, 'ready');
  await tab.page.waitForTimeout(afterwards);
  const change = async ({ link, seen }: Site['away']): Promise<number> => {
    const taken = await tab.page.evaluate<number>(
      `benchmark.clickUntil(${JSON.stringify(link)}, ${JSON.stringify(seen)})`,
    );
    await tab.page.waitForTimeout(500);
    return taken;
  };
  await change(away);
  await change(back);
  return { ready, away: await change(away), back: await change(back) };
}

/** Bytes that the page's code keeps after scrolling until so many rows are there. */
export async function heapAfterScrolling(
  phone: BrowserContext,
  site: Site,
  rows: number,
): Promise<number> {
  const tab = await openTab(phone, { ready: site.longList.row }, { isSlow: false });
  await scrollThrough(tab, site, rows);
  await tab.session.send('HeapProfiler.collectGarbage');
  const { usedSize, embedderHeapUsedSize, backingStorageSize } =
    await tab.session.send('Runtime.getHeapUsage');
  return usedSize + embedderHeapUsedSize + backingStorageSize;
}

/** The longest task, in milliseconds, of a list of so many rows while events come to it. */
export async function longestTaskOfEvents(
  phone: BrowserContext,
  site: Site,
  rows: number,
  events: { perSecond: number; seconds: number },
): Promise<number> {
  const tab = await openTab(phone, { ready: site.longList.row }, { isSlow: false });
  await tab.page.addInitScript({ content: `{\n${happening}\n}` });
  await scrollThrough(tab, site, rows);
  await tab.page.evaluate('scrollTo(0, 0)');
  await slowDown(tab);
  await tab.page.waitForTimeout(afterwards);
  return tab.page.evaluate<number>(`happening.tell(${events.perSecond}, ${events.seconds})`);
}

async function scrollThrough(tab: Tab, { origin, longList }: Site, rows: number): Promise<void> {
  await tab.page.goto(origin + longList.path, { waitUntil: 'commit' });
  await shownAt(tab, 'ready');
  const count = `document.querySelectorAll(${JSON.stringify(longList.row)}).length`;
  await tab.page.waitForFunction(
    `scrollTo(0, document.documentElement.scrollHeight) || ${count} >= ${rows}`,
    undefined,
    { polling: 100, timeout: 120_000 },
  );
  await tab.page.waitForTimeout(afterwards);
}

const notedBy = ({ page }: Tab) => page.evaluate<Noted>('benchmark.noted');
const scriptsOf = ({ page }: Tab) => page.evaluate<string[]>('benchmark.scripts()');
