import { useSyncExternalStore } from 'react';
import { lazyPart, useLazyPart } from './lazy-part.ts';
import { addToast, onToasts, type ShownToast, type Toast, toastsNow } from './toast-queue.ts';

const stack = lazyPart(() => import('./toast-stack.tsx').then((module) => module.ToastStack));
const none: ShownToast[] = [];

/** Says something in passing, from anywhere. What must not be missed belongs in a banner. */
export function showToast(toast: Toast): void {
  addToast(toast);
}

/** Mounted once. Loads what draws the toasts when the first one comes. */
export function Toaster() {
  const toasts = useSyncExternalStore(onToasts, toastsNow, () => none);
  const { loaded: ToastStack } = useLazyPart(stack, toasts.length > 0);
  return ToastStack ? <ToastStack toasts={toasts} /> : null;
}
