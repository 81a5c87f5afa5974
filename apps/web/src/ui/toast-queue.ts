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

/** Keeps the newest toasts; what is said again moves to the front instead of standing there twice. */
export function withToast(toasts: ShownToast[], toast: ShownToast, most: number): ShownToast[] {
  const others = toasts.filter(({ text, kind }) => text !== toast.text || kind !== toast.kind);
  return [...others, toast].slice(-most);
}

let toasts: ShownToast[] = [];
let count = 0;
const listeners = new Set<() => void>();

function change(next: ShownToast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

export function addToast(toast: Toast): void {
  count += 1;
  change(withToast(toasts, { ...toast, id: `toast-${count}` }, mostAtOnce()));
}

export function dropToast(id: string): void {
  if (toasts.some((toast) => toast.id === id)) change(toasts.filter((toast) => toast.id !== id));
}

/** Another screen comes: what was said on this one goes, but for what was meant for the next. */
export function leaveToasts(): void {
  if (toasts.length === 0) return;
  change(
    toasts.filter(({ isForNext }) => isForNext).map((toast) => ({ ...toast, isForNext: false })),
  );
}

export const toastsNow = () => toasts;

export function onToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
