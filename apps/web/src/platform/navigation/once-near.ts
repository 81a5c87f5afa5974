const margin = '200px';
const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;
let settled: Promise<void> | undefined;
const settlesWithin = 2_500;

/**
 * Calls back once when the element comes within 200 px of the view, but not before the first screen has had the line
 * to itself; never for people who save data.
 */
export function onceNear(element: Element, act: () => void): () => void {
  if (savesData() || !('IntersectionObserver' in window)) return () => {};
  settled ??= new Promise((resolve) => {
    setTimeout(() => (window.requestIdleCallback ?? setTimeout)(() => resolve()), settlesWithin);
  });
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
  if (act) void settled?.then(act);
}

function forget(element: Element): void {
  waiting.delete(element);
  observer?.unobserve(element);
}

const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;
