/** What was read in one tab is read in the others. */
const open = () =>
  'BroadcastChannel' in globalThis ? new BroadcastChannel('marketplace.notifications') : undefined;

let channel: BroadcastChannel | undefined;

export function tellOtherTabs(): void {
  channel ??= open();
  channel?.postMessage('read');
}

export function onOtherTabs(listener: () => void): void {
  channel ??= open();
  channel?.addEventListener('message', listener);
}
