import { Serwist } from 'serwist';
import { showPushMessages } from './push-messages.ts';
import { shellAddress } from './shell-address.ts';

declare const self: Parameters<typeof showPushMessages>[0] & { skipWaiting: () => Promise<void> };

/**
 * Serves the pages and the code of the application from the device: the second visit needs no network, and no
 * signal is no reason for an empty screen. Calls of the API never come here: what is known without a signal
 * lies in the page's own database, since web views on iOS have no service worker.
 *
 * A new version waits until every tab of the old one is closed, or until a page asks for it: code that an open
 * page still has to load stays as old as the page.
 */
const worker = new Serwist({
  precacheEntries: __PRECACHE__,
  precacheOptions: {
    cleanupOutdatedCaches: true,
    directoryIndex: null,
    cleanURLs: false,
    // Nobody waits for these: all at once they would hold up what somebody does meanwhile.
    concurrency: 1,
    // Pages are the same whatever their address carries.
    ignoreURLParametersMatching: [/./],
    // An address that the site does not have is answered by the server, as far as it is reached.
    navigateFallback: shellAddress,
    navigateFallbackAllowlist: [new RegExp(`^(?:${__BY_SHELL__.join('|')})(?:\\?|$)`)],
  },
  clientsClaim: true,
  disableDevLogs: true,
});

worker.addEventListeners();

showPushMessages(self);

self.addEventListener('message', (message) => {
  if ((message as MessageEvent).data === 'take over') void self.skipWaiting();
});
