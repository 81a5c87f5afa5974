import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startApi } from '../testing/api-process.ts';
import { eventually } from '../testing/eventually.ts';
import { durableDatabase } from './durable-database.ts';

it('what an address carries stands in no log and goes to nobody as a referrer', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'marketplace-logs-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const web = join(folder, 'web');
  mkdirSync(web);
  writeFileSync(join(web, 'page.html'), '<!doctype html>');
  writeFileSync(join(web, 'pages.json'), '{"/seller/login":"page.html","*":"page.html"}');
  const { settings } = await durableDatabase();
  const api = await startApi({ ...settings, WEB_DIR: web, LOG_LEVEL: 'trace' });
  onTestFinished(async () => {
    api.child.kill();
    await api.exited;
  });
  for (const path of ['/seller/login', '/', '/nowhere', '/api/auth/handover', '/open', '/%zz']) {
    const address = `${api.url}${path}?entry=mobile&token=ho_very-secret&link=very-secret`;
    const answer = await fetch(address, { headers: { accept: 'text/html' }, redirect: 'manual' });
    if (path === '/seller/login') expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  }
  const body = JSON.stringify({ code: 'ho_very-secret' });
  await fetch(`${api.url}/api/auth/handover`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  await eventually(() => expect(api.output()).toContain('/api/auth/handover'));
  expect(api.output()).not.toContain('very-secret');
});
