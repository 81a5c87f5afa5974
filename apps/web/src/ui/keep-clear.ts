import { clearOf } from './toast-place.ts';

const margin = 16;
const bottom = '--toast-bottom';
const uncovered = '[data-uncovered]';
/** Whatever else of the page can be pressed; a list may be so full of it that there is no place between. */
const pressed = 'main :is(button, a[data-action])';

/**
 * Bars, sheets and questions come and go while a message stands, and it keeps off all of them, and off the buttons of
 * the page where it can. It is measured when something has changed, and in every frame only as long as one of the bars
 * moves; while the page is scrolled it stands still.
 */
export function keepClear(messages: HTMLElement): () => void {
  let frame = 0;
  const soon = () => {
    frame ||= requestAnimationFrame(measure);
  };
  const sizes = new ResizeObserver(soon);
  const known = new WeakSet<Element>();
  const measure = () => {
    frame = 0;
    const bars = [...document.querySelectorAll(uncovered)];
    for (const element of [document.body, ...messages.children, ...bars]) {
      // Whoever is told once more to look says at once what there is to see.
      if (!known.has(element)) sizes.observe(element);
      known.add(element);
    }
    moveClear(messages);
    if (areMoving(bars)) soon();
  };
  const content = new MutationObserver(soon);
  content.observe(document.documentElement, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['class', 'style', 'hidden', 'open', 'data-bars', 'data-uncovered'],
  });
  const stop = new AbortController();
  const { signal } = stop;
  let scrolling: ReturnType<typeof setTimeout> | undefined;
  const whenScrolled = () => {
    clearTimeout(scrolling);
    scrolling = setTimeout(soon, 150);
  };
  for (const event of ['resize', 'transitionrun', 'animationstart'])
    window.addEventListener(event, soon, { signal, capture: true, passive: true });
  window.addEventListener('scroll', whenScrolled, { signal, capture: true, passive: true });
  window.visualViewport?.addEventListener('resize', soon, { signal });
  measure();
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(scrolling);
    sizes.disconnect();
    content.disconnect();
    stop.abort();
  };
}

/** By themselves or with what they stand in, and not for good as a spinner does. */
const areMoving = (bars: readonly Element[]): boolean =>
  document
    .getAnimations()
    .some(
      ({ effect, playState }) =>
        playState === 'running' &&
        effect instanceof KeyframeEffect &&
        effect.getComputedTiming().endTime !== Number.POSITIVE_INFINITY &&
        bars.some((bar) => effect.target?.contains(bar)),
    );

function moveClear(viewport: HTMLElement): void {
  const { left, right } = viewport.getBoundingClientRect();
  const heights = [...viewport.children].map((toast) => (toast as HTMLElement).offsetHeight + 8);
  const height = heights.reduce((sum, each) => sum + each, 0);
  const windowHeight = window.innerHeight;
  const messages = { left, right, height, windowHeight, margin: margin + keyboardHeight() };
  const between = clearOf(boxesOf(`${uncovered}, ${pressed}`), messages) ?? windowHeight;
  // Far up it would be looked for in vain. A sheet that fills the window cannot be kept off; what can be pressed at its
  // ends can.
  const distance =
    (between < windowHeight / 2 ? between : undefined) ??
    clearOf(boxesOf(uncovered), messages) ??
    clearOf(boxesOf(`${uncovered}:not([data-uncovered="rather"])`), messages) ??
    margin;
  const place = `${distance}px`;
  // What is written anew is a change, also where it is the same.
  if (viewport.style.getPropertyValue(bottom) !== place) viewport.style.setProperty(bottom, place);
}

/** What the keyboard of the screen takes of the window, where it lies over the page. */
function keyboardHeight(): number {
  const { visualViewport: seen, innerHeight } = window;
  // A page that was pinched shows less of itself, too.
  if (!seen || seen.scale > 1.01) return 0;
  return Math.max(0, innerHeight - seen.offsetTop - seen.height);
}

const boxesOf = (selector: string): DOMRect[] =>
  [...document.querySelectorAll(selector)]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
