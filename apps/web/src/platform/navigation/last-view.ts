import { savedValue, saveValue } from '../device/local-storage.ts';
import { persistedState } from '../state/persisted-state.ts';
import { chosenStore } from '../state/store-slice.ts';
import { viewName } from './drop-view.ts';
import { parsePlainSearch } from './plain-search.ts';

/**
 * What a screen looked like when it was last seen, as text. The next visit paints it before any code is there;
 * the code then draws the same from the last known answer and puts it right by the server's.
 */
type LastView = { user_uuid: string; address: string; is_wide: boolean; markup: string };

const mostCharacters = 200_000;
const longestFrame = 1000;
const isWide = () => window.innerWidth >= 960;

export function saveView(root: Element): void {
  const user_uuid = persistedState()?.user.auth.user_uuid;
  const markup = plainMarkup(root);
  if (!user_uuid || markup.length > mostCharacters) return;
  const view: LastView = { user_uuid, address: viewAddress(), is_wide: isWide(), markup };
  saveValue(viewName, JSON.stringify(view));
}

/** Without the styles that code has put on single elements: our content policy forbids them in markup. */
function plainMarkup(root: Element): string {
  const copy = root.cloneNode(true) as Element;
  for (const element of copy.querySelectorAll('[style]')) element.removeAttribute('style');
  return copy.innerHTML;
}

/** Paints the view of this address, if it is this person's and drawn for this width; done when it can be seen. */
export async function paintView(root: Element): Promise<void> {
  const view = readView();
  if (!view || view.address !== viewAddress() || view.is_wide !== isWide()) return;
  if (view.user_uuid !== persistedState()?.user.auth.user_uuid) return;
  root.innerHTML = view.markup;
  await nextFrame();
}

/** A tab in the background draws no frames; it does not wait long for one. */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, longestFrame);
  });
}

function readView(): LastView | undefined {
  try {
    return JSON.parse(savedValue(viewName) ?? '');
  } catch {
    return undefined;
  }
}

/** The address with the store that it will name: an address without one means the store of the last visit. */
function viewAddress(): string {
  const kept = persistedState();
  const store_id = kept && chosenStore(kept.store);
  const search = { store_id, ...parsePlainSearch(window.location.search) };
  return JSON.stringify([window.location.pathname, Object.entries(search).sort()]);
}
