type Box = { top: number; bottom: number; left: number; right: number };

type Messages = {
  /** What they would lie over, if nothing were in the way: their width and how tall they are together. */
  left: number;
  right: number;
  height: number;
  /** The lower edge of the window, and how far from it they stand at least. */
  windowHeight: number;
  margin: number;
};

const gap = 12;

/** How far above the lower edge messages stand, so as to lie over none of the boxes; nothing if there is no such place. */
export function clearOf(boxes: readonly Box[], messages: Messages): number | undefined {
  const { left, right, height, windowHeight, margin } = messages;
  let distance = margin;
  for (;;) {
    const bottom = windowHeight - distance;
    const top = bottom - height;
    if (top < 0) return undefined;
    const hit = boxes.filter(
      (box) =>
        box.right > left && box.left < right && box.top < bottom + gap && box.bottom > top - gap,
    );
    if (hit.length === 0) return distance;
    distance = windowHeight - Math.min(...hit.map((box) => box.top)) + gap;
  }
}
