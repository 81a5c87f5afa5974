import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildWeb } from '../scripts/build-web.mjs';
import type { Benchmark } from './benchmark.ts';
import { serveBlankPage } from './blank-page.ts';
import { againstBudget } from './budget.ts';
import { signIn } from './people.ts';
import type { Line } from './report.ts';
import { startDemoApi } from './server-process.ts';
import { newPhone, startBrowser } from './web-phone.ts';
import { blankSite, ourSite, type Site } from './web-sites.ts';
import {
  heapAfterScrolling,
  longestTaskOfEvents,
  visitList,
  visitListAgain,
  visitLogin,
} from './web-visits.ts';

const rounds = 7;
const pages = 20;
const pageSize = 20;
const events = { perSecond: 50, seconds: 10 };
/** An owner of the demo world's twelve stores. */
const owner = '+6281200000001';

export const web: Benchmark = {
  name: 'web',
  about: `The built web on the demo world, on a mid-range phone: Chromium 360 px wide, a CPU 4x slower, 1.6 Mbit/s down, 150 ms; beside a blank React page, median of ${rounds}, interleaved, a new browser profile for every first visit. Ready is the password field, or the first order, shown and usable.`,
  isOnPostgres: false,
  run: async () => {
    buildWeb();
    const folder = mkdtempSync(join(tmpdir(), 'marketplace-bench-'));
    const api = await startDemoApi(join(folder, 'data'));
    const blank = await serveBlankPage();
    const browser = await startBrowser();
    try {
      const { token } = await signIn(api.origin, owner);
      const sites = { ours: ourSite(api.origin, token), blank: blankSite(blank.origin) };
      const samples: { ours: Sample[]; blank: Sample[] } = { ours: [], blank: [] };
      for (let round = 0; round < rounds; round++) {
        const order = ['ours', 'blank'] as const;
        for (const name of round % 2 === 0 ? order : order.toReversed()) {
          samples[name].push(await visit(browser, sites[name]));
        }
      }
      const heap = {
        ours: await heapOf(browser, sites.ours, pages * pageSize),
        blank: await heapOf(browser, sites.blank, 1),
      };
      const longest: number[] = [];
      for (let round = 0; round < 3; round++) {
        longest.push(await longestTaskAmidEvents(browser, sites.ours));
      }
      return [
        ...(await linesOf(samples.ours, samples.blank, heap)),
        againstBudget({
          benchmark: 'web',
          of: `order list of ${pages} pages, ${events.perSecond} events/s: longest task (0: none over 50 ms)`,
          ours: longest,
          reference: [],
          format: ms,
          budget: 50,
        }),
      ];
    } finally {
      await browser.close();
      blank.stop();
      await api.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

type Browser = Awaited<ReturnType<typeof startBrowser>>;
type Sample = Awaited<ReturnType<typeof visit>>;

async function visit(browser: Browser, site: Site) {
  const loginPhone = await newPhone(browser, { ...site, stored: {} });
  const login = await visitLogin(loginPhone, site);
  await loginPhone.close();
  const phone = await newPhone(browser, site);
  const list = await visitList(phone, site);
  const again = await visitListAgain(phone, site);
  await phone.close();
  return { login, list, again };
}

async function heapOf(browser: Browser, site: Site, rows: number): Promise<number> {
  const phone = await newPhone(browser, site);
  const bytes = await heapAfterScrolling(phone, site, rows);
  await phone.close();
  return bytes;
}

async function longestTaskAmidEvents(browser: Browser, site: Site): Promise<number> {
  const phone = await newPhone(browser, site);
  const longest = await longestTaskOfEvents(phone, site, pages * pageSize, events);
  await phone.close();
  return longest;
}

async function linesOf(
  ours: Sample[],
  blank: Sample[],
  heap: { ours: number; blank: number },
): Promise<Line[]> {
  const line = (
    of: string,
    value: (sample: Sample) => number,
    format: (value: number) => string,
    budget?: number,
  ) =>
    againstBudget({
      benchmark: 'web',
      of,
      ours: ours.map(value),
      reference: blank.map(value),
      format,
      ...(budget === undefined ? {} : { budget }),
    });
  return [
    await bytesLine('login', ours, blank, 130_000),
    await bytesLine('list', ours, blank, 170_000),
    line('login, first visit: first paint', ({ login }) => login.firstPaint, seconds, 1000),
    line('login, first visit: ready', ({ login }) => login.ready, seconds, 2200),
    line('login, first visit: can be sent', ({ login }) => login.awake, seconds),
    line('order list, first visit, signed in: ready', ({ list }) => list.ready, seconds, 2800),
    line('order list, second visit: ready', ({ again }) => again.ready, seconds, 1200),
    line('order list, first visit: total blocking time', ({ list }) => list.blocked, seconds, 400),
    line('from the order list to a screen seen before', ({ again }) => again.away, ms, 100),
    line('back to the order list', ({ again }) => again.back, ms, 100),
    line('login: layout shift', ({ login }) => login.layoutShift, shift, 0.02),
    line('order list: layout shift', ({ list }) => list.layoutShift, shift, 0.02),
    againstBudget({
      benchmark: 'web',
      of: `order list: browser heap after ${pages} pages`,
      ours: [heap.ours],
      reference: [heap.blank],
      format: (bytes) => `${(bytes / 1e6).toFixed(1)} MB`,
      budget: 60e6,
    }),
  ];
}

async function bytesLine(
  page: 'login' | 'list',
  ours: Sample[],
  blank: Sample[],
  budget: number,
): Promise<Line> {
  const bytesOf = (sample: Sample | undefined) => packedSize(sample?.[page].scripts ?? []);
  return againstBudget({
    benchmark: 'web',
    of: `JavaScript of the ${page === 'login' ? 'login page' : 'order list'}, gzip, all included`,
    ours: [await bytesOf(ours.at(-1))],
    reference: [await bytesOf(blank.at(-1))],
    format: (bytes) => `${(bytes / 1000).toFixed(1)} KB`,
    budget,
  });
}

async function packedSize(addresses: string[]): Promise<number> {
  const sizes = addresses.map(async (address) => {
    const code = await (await fetch(address)).arrayBuffer();
    return gzipSync(code, { level: 9 }).length;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
const ms = (milliseconds: number) => `${Math.round(milliseconds)} ms`;
const shift = (value: number) => value.toFixed(4);
