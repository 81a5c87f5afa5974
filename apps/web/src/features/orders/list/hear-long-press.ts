/** As long as the device itself takes to offer a menu. */
const longEnough = 500;
/** A finger that goes further scrolls. */
const nearEnough = 10;

/**
 * Tells which card was held down, and keeps the finger that lifts from opening it, or unticking it where it lay. The device may
 * take less time to offer its own menu: then that is the hold, and the menu stays away.
 */
export function hearLongPress(list: HTMLElement, onHeld: (place: number) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let begun = { x: 0, y: 0 };
  let held: (() => void) | undefined;
  const stop = () => {
    clearTimeout(timer);
    held = undefined;
  };
  const down = ({ target, pointerType, clientX: x, clientY: y }: PointerEvent) => {
    stop();
    const card = (target as Element).closest('li');
    if (pointerType === 'mouse' || !card || (target as Element).closest('button')) return;
    const place = [...list.children].indexOf(card);
    begun = { x, y };
    held = () => {
      stop();
      swallowNextTap();
      onHeld(place);
    };
    timer = setTimeout(held, longEnough);
  };
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (Math.hypot(clientX - begun.x, clientY - begun.y) > nearEnough) stop();
  };
  const menu = (event: Event) => {
    if (!held) return;
    event.preventDefault();
    held();
  };
  const over = new AbortController();
  const { signal } = over;
  list.addEventListener('pointerdown', down, { signal });
  list.addEventListener('pointermove', move, { signal });
  for (const end of ['pointerup', 'pointercancel'] as const)
    list.addEventListener(end, stop, { signal });
  list.addEventListener('contextmenu', menu, { signal });
  return () => {
    stop();
    over.abort();
  };
}

/** A click comes with the finger that lifts, or not at all. */
const afterLift = 300;

/** Also once nobody listens for the next hold: until the finger has lifted, and its click with it. */
function swallowNextTap(): void {
  const over = new AbortController();
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const options = { capture: true, signal: over.signal };
  for (const kind of ['click', 'contextmenu']) window.addEventListener(kind, swallow, options);
  for (const kind of ['pointerup', 'pointercancel'])
    window.addEventListener(kind, () => setTimeout(() => over.abort(), afterLift), options);
}
