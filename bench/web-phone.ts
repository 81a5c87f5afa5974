import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { provideWholeBrowser } from '../scripts/browser.mjs';
import type { Site } from './web-sites.ts';

/** A page on the phone, with the browser's own controls. */
export type Tab = { page: Page; session: CDPSession };

const inPage = readFileSync(join(import.meta.dirname, 'in-page.js'), 'utf8');
const bytesPerSecond = (kilobits: number) => (kilobits * 1000) / 8;
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: bytesPerSecond(1600),
  uploadThroughput: bytesPerSecond(750),
};
const cpuSlowDown = 4;

export async function startBrowser() {
  const isRoot = process.getuid?.() === 0;
  const quiet = [
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-gpu',
  ];
  return chromium.launch({
    executablePath: await provideWholeBrowser(),
    args: isRoot ? [...quiet, '--no-sandbox'] : quiet,
  });
}

type Browser = Awaited<ReturnType<typeof startBrowser>>;

/** A phone that has never been on the site, with nothing but what the site says lies in its storage. */
export function newPhone(browser: Browser, { origin, stored }: Site): Promise<BrowserContext> {
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  return browser.newContext({
    viewport: { width: 360, height: 800 },
    isMobile: true,
    hasTouch: true,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
}

/** A tab that notes when each of the wanted selectors is shown; slowed down unless told otherwise. */
export async function openTab(
  phone: BrowserContext,
  wanted: Record<string, string>,
  { isSlow = true } = {},
): Promise<Tab> {
  const page = await phone.newPage();
  const session = await phone.newCDPSession(page);
  if (isSlow) await slowDown({ page, session });
  const watch = `benchmark.watch(${JSON.stringify(wanted)});`;
  await page.addInitScript({ content: `{\n${inPage}\n${watch}\n}` });
  return { page, session };
}

export async function slowDown({ session }: Tab): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowDown });
}

/** Milliseconds from the navigation until it was shown. */
export const shownAt = ({ page }: Tab, name: string) =>
  page.evaluate<number>(`benchmark.shown.${name}`);
