const margin = '200px';
const waiting = new WeakMap<Element, () => Promise<unknown>>();
let observer: IntersectionObserver | undefined;
let line: Promise<unknown> | undefined;
const settlesWithin = 2_500;

/**
 * Acts once when the element comes within 200 px of the view, but not before the first screen has had the line to
 * itself; never for people who save data. One act after the other, each in an idle moment: code that arrives all at
 * once would hold up a tap.
 */
export function onceNear(element: Element, act: () => Promise<unknown>): () => void {
  if (savesData() || !('IntersectionObserver' in window)) return () => {};
  line ??= new Promise((resolve) => setTimeout(resolve, settlesWithin));
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) meet(target);
    },
    { rootMargin: margin },
  );
  waiting.set(element, act);
  observer.observe(element);
  return () => forget(element);
}

function meet(element: Element): void {
  const act = waiting.get(element);
  forget(element);
  if (act)
    line = line
      ?.then(idleMoment)
      .then(act)
      .catch(() => {});
}

const idleMoment = () =>
  new Promise<void>((resolve) => (window.requestIdleCallback ?? setTimeout)(() => resolve()));

function forget(element: Element): void {
  waiting.delete(element);
  observer?.unobserve(element);
}

const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;
