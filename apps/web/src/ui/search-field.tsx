import { Search, X } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useImperativeHandle, useRef } from 'react';
import { classNames } from './class-names.ts';

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** Said to screen readers; the placeholder is what the eye reads. */
  label: string;
  /** The key that jumps here, shown on wide screens: a desk listens for it. */
  shortcut?: string | undefined;
  /** Another way to say what is searched for, at the end of the field while that is empty. */
  action?: ReactNode;
}

/** Empties an input the way a person would, so that controlled and uncontrolled inputs both notice. */
function empty(input: HTMLInputElement) {
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  setValue?.call(input, '');
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}

export function SearchField({
  label,
  shortcut,
  action,
  className,
  id: ownId,
  ref,
  ...input
}: SearchFieldProps) {
  const madeId = useId();
  const id = ownId ?? madeId;
  const own = useRef<HTMLInputElement>(null);
  // Told once: whoever focuses it by this would take the focus back each time it is drawn.
  useImperativeHandle(ref, () => own.current as HTMLInputElement, []);
  return (
    <div
      className={classNames(
        'group relative flex min-h-11 items-center rounded-lg border border-transparent bg-sunken transition-colors duration-100',
        'hover:border-line-strong has-[:focus-visible]:border-brand-700 has-[:focus-visible]:bg-surface',
        'has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-0 has-[input:focus-visible]:outline-brand-700',
        className,
      )}
    >
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute left-3 size-5 text-ink-faint"
      />
      <input
        autoComplete="off"
        enterKeyHint="search"
        {...input}
        ref={own}
        type="search"
        id={id}
        data-keys={shortcut}
        aria-keyshortcuts={shortcut}
        placeholder={input.placeholder ?? label}
        className="peer h-full min-h-11 w-full min-w-0 bg-transparent pr-11 pl-10.5 text-base text-ink outline-none placeholder:text-ink-faint [&::-webkit-search-cancel-button]:hidden"
      />
      {shortcut ? (
        <kbd
          className={`pointer-events-none absolute ${action ? 'right-12' : 'right-3'} hidden rounded-sm border border-line-strong bg-surface px-1.5 font-sans text-xs/5 text-ink-faint peer-not-placeholder-shown:hidden peer-focus:hidden md:block`}
        >
          {shortcut}
        </kbd>
      ) : null}
      {action && <div className="absolute right-0 peer-not-placeholder-shown:hidden">{action}</div>}
      <button
        type="button"
        aria-label="Hapus pencarian"
        onClick={() => own.current && empty(own.current)}
        className="absolute right-0 flex size-11 items-center justify-center rounded-lg text-ink-soft peer-placeholder-shown:hidden hover:text-ink active:scale-90 active:bg-line"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
}
