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

/** Acts once nothing has been touched, pointed at or scrolled for a moment; answers with how not to. */
export function whenCalm(act: () => void): () => void {
  listen();
  let timer: ReturnType<typeof setTimeout>;
  const look = () => {
    const left = lastTouch + calmAfter - Date.now();
    if (left > 0) timer = setTimeout(look, left);
    else act();
  };
  look();
  return () => clearTimeout(timer);
}
