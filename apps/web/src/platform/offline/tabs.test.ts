import { expect, it, vi } from 'vitest';
import { onOtherTabs } from './tabs.ts';

it('what a tab with another version of the app says is not taken for anything', async () => {
  const [outbox, invitations] = [vi.fn(), vi.fn()];
  const stop = [onOtherTabs('outbox', outbox), onOtherTabs('invitations', invitations)];
  const tab = new BroadcastChannel('marketplace.outbox');
  // The first is what the version before said; messages arrive in the order they were sent.
  for (const said of ['changed', { topic: 'outbox' }, ['outbox'], null, undefined, 1, 'outbox'])
    tab.postMessage(said);
  await vi.waitFor(() => expect(outbox).toHaveBeenCalled());
  tab.close();
  for (const each of stop) each();
  expect(outbox).toHaveBeenCalledTimes(1);
  expect(invitations).not.toHaveBeenCalled();
});
