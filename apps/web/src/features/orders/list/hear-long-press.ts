/** As long as the device itself takes to offer a menu. */
const longEnough = 500;
/** A finger that goes further scrolls. */
const nearEnough = 10;

/** Tells which card was held down, and keeps the click that follows from opening it. */
export function hearLongPress(list: HTMLElement, onHeld: (place: number) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let begun = { x: 0, y: 0 };
  let isHeld = false;
  const stop = () => clearTimeout(timer);
  const down = ({ target, pointerType, clientX: x, clientY: y }: PointerEvent) => {
    stop();
    isHeld = false;
    const card = (target as Element).closest('li');
    if (pointerType === 'mouse' || !card || (target as Element).closest('button')) return;
    const place = [...list.children].indexOf(card);
    begun = { x, y };
    timer = setTimeout(() => {
      isHeld = true;
      onHeld(place);
    }, longEnough);
  };
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (Math.hypot(clientX - begun.x, clientY - begun.y) > nearEnough) stop();
  };
  const swallow = (event: Event) => {
    if (!isHeld) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.type === 'click') isHeld = false;
  };
  const over = new AbortController();
  const { signal } = over;
  list.addEventListener('pointerdown', down, { signal });
  list.addEventListener('pointermove', move, { signal });
  for (const end of ['pointerup', 'pointercancel'] as const)
    list.addEventListener(end, stop, { signal });
  for (const after of ['click', 'contextmenu'] as const)
    list.addEventListener(after, swallow, { signal, capture: true });
  return () => {
    stop();
    over.abort();
  };
}
