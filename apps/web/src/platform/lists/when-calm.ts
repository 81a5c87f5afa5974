const calmAfter = 800;
const touches = ['pointerdown', 'pointermove', 'touchmove', 'scroll', 'wheel'] as const;

let lastTouch = 0;
let isListening = false;

function listen(): void {
  if (isListening) return;
  isListening = true;
  const note = () => {
    lastTouch = Date.now();
  };
  for (const kind of touches)
    document.addEventListener(kind, note, { passive: true, capture: true });
}

/** A mouse that rests over the rows is about to press one. A finger leaves no such trace, but browsers say it does. */
const isPointedAt = (): boolean =>
  matchMedia('(hover: hover)').matches && document.querySelector('[data-steady]:hover') !== null;

/** Acts once nothing has been touched, pointed at or scrolled for a moment; answers with how not to. */
export function whenCalm(act: () => void): () => void {
  listen();
  let timer: ReturnType<typeof setTimeout>;
  const look = () => {
    const left = isPointedAt() ? calmAfter : lastTouch + calmAfter - Date.now();
    if (left > 0) timer = setTimeout(look, left);
    else act();
  };
  look();
  return () => clearTimeout(timer);
}
