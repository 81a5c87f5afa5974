import { Spinner } from './spinner.tsx';

/** Over the whole page while nothing on it can be used; what comes shows through. */
export function PageLoader({ label }: { label: string }) {
  return (
    <div
      aria-busy="true"
      className="fixed inset-0 z-9500 grid place-items-center bg-canvas/70 text-brand-700"
    >
      <Spinner label={label} className="size-10" />
    </div>
  );
}
