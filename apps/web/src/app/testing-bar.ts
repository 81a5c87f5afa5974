import { apiOrigin, isTestingHost } from '../platform/api/hosts.ts';

/**
 * Says for good that nothing here is real, where the API host is for testing. The build cannot know that, and
 * the page must not move when it turns out: a thin line over the end of the page, outside of what React draws.
 */
export function showTestingBar(): void {
  if (!isTestingHost(new URL(apiOrigin(window.location.origin)).host)) return;
  document.documentElement.dataset.testing = '';
  const bar = document.createElement('section');
  bar.ariaLabel = 'Testing';
  bar.className = 'testing-bar';
  bar.textContent = 'Anda menggunakan Aplikasi untuk Testing';
  document.body.append(bar);
}
