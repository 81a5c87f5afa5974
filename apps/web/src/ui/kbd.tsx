/** Marks what a key presses at a desk; the registry of keys is the desk's own. */
export const pressedBy = (keys: string) => ({ 'data-keys': keys, 'aria-keyshortcuts': keys });

/** The key that does the same as the button it stands on, at desks; who only hears is told by `aria-keyshortcuts`. */
export function Kbd({ keys }: { keys: string }) {
  return (
    <kbd
      aria-hidden
      className="ml-2 hidden min-w-5 rounded-sm border border-current px-1 text-center font-sans text-xs/4.5 font-medium md:inline-block in-data-[keys=off]:hidden"
    >
      {keys.toUpperCase()}
    </kbd>
  );
}
