import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { chromium } from '@playwright/test';

/**
 * Draws the picture that chats and search engines show beside an address of ours (apps/web/public/og.png), with the words, colours
 * and letters of the first page. Run it when those change: `node e2e/draw-share-picture.ts`.
 */
const root = join(import.meta.dirname, '..');
const font = readFileSync(join(root, 'apps/web/src/ui/fonts/inter.woff2')).toString('base64');
const orders = [
  ['Warung Bu Ani', 'Mi goreng 85 g +4 · Transfer ✓', 'Rp 1.250.000', 'sisa 3 jam 20 menit'],
  ['Toko Berkah', 'Minyak goreng 2 L +1 · COD', 'Rp 486.000', 'sisa 21 jam'],
];

const card = ([name, goods, amount, left]: string[]) => `
  <div class="card">
    <p class="row"><b>${name}</b><b>${amount}</b></p>
    <p class="row soft"><span>${goods}</span><span class="left">${left}</span></p>
  </div>`;

const page = `<!doctype html>
<style>
  @font-face { font-family: Inter; src: url(data:font/woff2;base64,${font}); font-weight: 400 700; }
  * { box-sizing: border-box; margin: 0; }
  body { width: 1200px; height: 630px; padding: 72px; display: grid; grid-template-columns: 1fr 460px; gap: 56px;
    align-items: center; background: oklch(0.386 0.063 188.4); color: #fff; font: 30px/1.35 Inter; }
  .brand { display: flex; align-items: center; gap: 16px; font-weight: 700; font-size: 34px; }
  h1 { margin-top: 36px; font-size: 58px; line-height: 1.1; letter-spacing: -0.025em; }
  .lead { margin-top: 24px; color: oklch(0.953 0.051 180.8); }
  .phone { border: 10px solid oklch(0.3 0.05 188); border-radius: 44px; background: #f5f4f2; color: #201e1b; overflow: hidden;
    font-size: 21px; }
  .title { padding: 26px 24px 18px; background: #fff; font-weight: 700; font-size: 28px; }
  .tabs { display: flex; gap: 24px; padding: 0 24px; background: #fff; border-bottom: 1px solid #e4e2de; }
  .tabs span { padding: 10px 0; } .tabs span:first-child { border-bottom: 3px solid #0f766e; color: #0f766e; font-weight: 600; }
  .card { margin: 16px 16px 0; padding: 16px; border: 1px solid #e4e2de; border-radius: 14px; background: #fff; }
  .row { display: flex; justify-content: space-between; gap: 12px; }
  .soft { margin-top: 4px; color: #57534e; font-size: 18px; }
  .left { white-space: nowrap; color: #92400e; font-weight: 600; }
  .buttons { display: flex; gap: 12px; padding: 16px 16px 24px; font-weight: 600; text-align: center; }
  .buttons span { flex: 1; padding: 14px; border-radius: 14px; border: 1px solid #d6d3d1; background: #fff; }
  .buttons span:last-child { background: #0f766e; border-color: transparent; color: #fff; }
</style>
<div>
  <p class="brand">
    <svg viewBox="0 0 32 32" width="64"><rect width="32" height="32" rx="9" fill="#fff"/><path d="M7.5 13.2 9.3 8h13.4l1.8 5.2a3 3 0 0 1-5.7.9 3 3 0 0 1-5.6 0 3 3 0 0 1-5.7-.9Z" fill="#134e4a"/><path d="M10 18.4v5.1c0 .3.2.5.5.5h11c.3 0 .5-.2.5-.5v-5.1" fill="none" stroke="#134e4a" stroke-width="2.2" stroke-linecap="round"/></svg>
    Marketplace
  </p>
  <h1>Pusat penjual untuk toko grosir Indonesia</h1>
  <p class="lead">Pesanan, stok, dan setiap rupiah. Dari HP, juga saat sinyal buruk.</p>
</div>
<div class="phone">
  <p class="title">Pesanan</p>
  <p class="tabs"><span>Baru 3</span><span>Diproses 5</span><span>Dikirim 2</span></p>
  ${orders.map(card).join('')}
  <p class="buttons"><span>Tolak</span><span>Terima</span></p>
</div>`;

const executablePath = process.env.CHROMIUM;
const browser = await chromium.launch(executablePath ? { executablePath } : {});
const tab = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await tab.setContent(page);
await tab.evaluate(() => document.fonts.ready);
writeFileSync(join(root, 'apps/web/public/og.png'), await tab.screenshot());
await browser.close();
