/** Where the focus was: the element, what is around it, and in a list its neighbours. */
type Place = {
  element: HTMLElement;
  around: readonly Element[];
  row: { list: Element; at: number; neighbours: readonly (Element | null)[] } | undefined;
};

const pressable = 'a[href], button, [role="button"]';

/**
 * Whatever goes away with the focus on it hands the focus on: to the next row of its list, else to the heading over it.
 * Left to the browser it would be nowhere, and whoever uses keys or a screen reader begins at the top again.
 */
export function keepFocus(content: () => Element | null): () => void {
  let last: Place | undefined;
  let lastInContent: Place | undefined;
  let handed: HTMLElement | undefined;
  const note = ({ target, relatedTarget }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    // A sheet takes the focus itself when what had it goes, and a frame later once more.
    const isCaught = last && !last.element.isConnected && last.around.includes(target);
    const isCaughtAgain = handed && relatedTarget === handed && target.contains(handed);
    const next = isCaughtAgain ? handed : isCaught && last ? nextTo(last) : undefined;
    if (next) {
      handed = isCaughtAgain ? undefined : next;
      next.focus({ preventScroll: true });
      return;
    }
    if (target !== handed) handed = undefined;
    last = placeOf(target);
    if (content()?.contains(target)) lastInContent = last;
  };
  const leave = ({ target }: Event) =>
    queueMicrotask(() => {
      // Whoever points at nothing has left it themselves.
      const isLeft = target instanceof Element && target.isConnected;
      if (isLeft && document.activeElement === document.body) last = lastInContent = undefined;
    });
  const hand = () => {
    if (document.activeElement !== document.body || !last || last.element.isConnected) return;
    // What lay over the page has gone with what was in it: on from where it was opened.
    const place = last.around.some(isOpenLayer) ? last : lastInContent;
    const next = place?.element.isConnected ? place.element : place && nextTo(place, content());
    // What it was opened from has gone, too, such as a bar that has nothing more to say.
    const heading = last.around.some(isClosedLayer) ? content()?.querySelector('h1') : undefined;
    (next ?? (heading && focusable(heading)))?.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(hand);
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', note);
  document.addEventListener('focusout', leave);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', note);
    document.removeEventListener('focusout', leave);
  };
}

const isLayer = (element: Element): boolean =>
  element.matches('[role="dialog"], [role="alertdialog"]');
const isOpenLayer = (element: Element): boolean => element.isConnected && isLayer(element);
const isClosedLayer = (element: Element): boolean => !element.isConnected && isLayer(element);

function placeOf(element: HTMLElement): Place {
  const around: Element[] = [];
  for (let each = element.parentElement; each && each !== document.body; each = each.parentElement)
    around.push(each);
  const item = element.closest('li, tr');
  const list = item?.parentElement;
  return {
    element,
    around,
    row: item && list ? rowOf(element, item, list) : undefined,
  };
}

const rowOf = (element: HTMLElement, item: Element, list: Element) => ({
  list,
  at: [...item.querySelectorAll(pressable)].indexOf(element),
  neighbours: [item.nextElementSibling, item.previousElementSibling],
});

/** Within what is left of where it was; if that is the frame alone, another screen has come and says where to begin. */
function nextTo({ around, row }: Place, frame?: Element | null): HTMLElement | undefined {
  const neighbour = row?.list.isConnected && row.neighbours.find((each) => each?.isConnected);
  if (row && neighbour) {
    const controls = [...neighbour.querySelectorAll<HTMLElement>(pressable)];
    const enabled = [controls[row.at], ...controls].find((each) => each?.matches(':enabled, a'));
    return enabled ?? focusable(neighbour);
  }
  const left = around.filter((each) => each.isConnected);
  if (left[0] === frame) return undefined;
  for (const each of left) {
    // A part that says itself where the focus goes.
    if (each.matches('[tabindex="-1"]:not(main)')) return each as HTMLElement;
    const heading = each.querySelector('h1, h2, h3');
    if (heading) return focusable(heading);
  }
  return undefined;
}

/** What is only read can be gone to, but not by the tab key. */
export function focusable(element: Element): HTMLElement {
  if (!element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1');
  return element as HTMLElement;
}
