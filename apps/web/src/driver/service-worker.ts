import { Serwist } from 'serwist';

/**
 * Serves the driver's page and its code from the device, and nothing of the seller's: its scope ends there. A new version
 * waits until the page is closed: code that an open one still has to load stays as old as the page.
 */
const worker = new Serwist({
  precacheEntries: __PRECACHE__,
  precacheOptions: {
    // The site's worker drops every precache whose name has its address in it, as the usual name of this one does.
    cacheName: 'driver-page',
    cleanupOutdatedCaches: true,
    directoryIndex: null,
    cleanURLs: false,
    concurrency: 1,
    ignoreURLParametersMatching: [/./],
  },
  clientsClaim: true,
  disableDevLogs: true,
});

worker.addEventListeners();
