import { cloneElement, type ReactElement, type ReactNode, useId, useRef, useState } from 'react';
import { lazyPart, useLazyPart } from './lazy-part.ts';

interface TooltipProps {
  /** A short text; what a phone needs too must stand on the page, since a finger cannot hover. */
  text: ReactNode;
  /** The one element it explains: a button or a link. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
}

const panel = lazyPart(() => import('./tooltip-panel.tsx').then((module) => module.TooltipPanel));

/** Explains a control to mouse and keyboard. Its code loads when it is first hovered or focused. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { loaded: TooltipPanel } = useLazyPart(panel, isOpen);
  const close = () => setIsOpen(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens to what happens on the control inside it.
    <span
      ref={anchor}
      className="inline-flex max-w-full"
      onPointerEnter={(event) => event.pointerType === 'mouse' && setIsOpen(true)}
      onPointerLeave={close}
      onPointerDown={close}
      onFocus={(event) => event.target.matches(':focus-visible') && setIsOpen(true)}
      onBlur={close}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span id={id} hidden>
        {text}
      </span>
      {TooltipPanel ? (
        <TooltipPanel text={text} anchor={anchor} isOpen={isOpen} onOpenChange={setIsOpen} />
      ) : null}
    </span>
  );
}
