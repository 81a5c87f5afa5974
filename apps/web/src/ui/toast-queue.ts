export interface Toast {
  text: string;
  kind?: 'default' | 'success' | 'error' | undefined;
  action?: { label: string; onSelect: () => void } | undefined;
  /** Said on the way to another screen: it is still seen there. Others go with the screen they were said on. */
  isForNext?: boolean | undefined;
}

export interface ShownToast extends Toast {
  id: string;
}

/** More than three would hide the page; on a phone there is room for the newest alone. */
const mostAtOnce = (): number => (globalThis.matchMedia?.('(max-width: 959px)').matches ? 1 : 3);

/** Not to be pushed out by what is said in passing: it went wrong, offers something to do, or is for the next screen. */
const isKept = ({ kind, action, isForNext }: Toast): boolean =>
  kind === 'error' || action !== undefined || isForNext === true;

/**
 * Keeps the newest toasts, those said in passing only beside the others; what is said again moves to the front instead
 * of standing there twice.
 */
export function withToast(toasts: ShownToast[], toast: ShownToast, most: number): ShownToast[] {
  const others = toasts.filter(({ text, kind }) => text !== toast.text || kind !== toast.kind);
  const all = [...others, toast];
  const kept = all.filter(isKept).slice(-most);
  const passing = all.filter((each) => !isKept(each));
  const beside = passing.slice(Math.max(0, passing.length + kept.length - most));
  return all.filter((each) => kept.includes(each) || beside.includes(each));
}

let toasts: ShownToast[] = [];
/** Said in passing while there was no place: it comes when there is. */
let waiting: ShownToast | undefined;
let count = 0;
const listeners = new Set<() => void>();

function change(next: ShownToast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

export function addToast(toast: Toast): void {
  count += 1;
  place(toasts, { ...toast, id: `toast-${count}` });
}

function place(others: ShownToast[], toast: ShownToast): void {
  const next = withToast(others, toast, mostAtOnce());
  if (!next.includes(toast)) waiting = toast;
  else if (toast === waiting) waiting = undefined;
  change(next);
}

export function dropToast(id: string): void {
  if (!toasts.some((toast) => toast.id === id)) return;
  const left = toasts.filter((toast) => toast.id !== id);
  if (waiting) place(left, waiting);
  else change(left);
}

/** Another screen comes: what was said on this one goes, but for what was meant for the next. */
export function leaveToasts(): void {
  if (toasts.length === 0) return;
  waiting = undefined;
  change(
    toasts.filter(({ isForNext }) => isForNext).map((toast) => ({ ...toast, isForNext: false })),
  );
}

export const toastsNow = () => toasts;

export function onToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
