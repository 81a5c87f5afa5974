import { type AppStore, setApp } from './app-state.ts';

/** Covers the page with a loader until the work is done, or has failed. */
export async function withLoader(state: AppStore, work: () => Promise<void>): Promise<void> {
  setApp(state, { showLoader: true });
  try {
    await work();
  } finally {
    setApp(state, { showLoader: false });
  }
}
