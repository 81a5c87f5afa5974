import { type ReactNode, useEffect, useRef } from 'react';

interface ReloadPromptProps {
  label: string;
  /** What is missing, and the button that asks for it again. */
  children: ReactNode;
}

/** Over everything else, toasts too: nothing behind it can be reached or scrolled until it goes. */
export function ReloadPrompt({ label, children }: ReloadPromptProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const open = () => dialog.current?.showModal();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      data-locks-scroll
      onCancel={(event) => event.preventDefault()}
      // A browser lets a second Escape through.
      onClose={open}
      className="fixed inset-0 z-10000 m-0 h-dvh max-h-none w-full max-w-none place-items-center overflow-y-auto overscroll-contain bg-canvas pt-[env(safe-area-inset-top)] pb-[env(safe-area-inset-bottom)] text-ink open:grid"
    >
      {children}
    </dialog>
  );
}
