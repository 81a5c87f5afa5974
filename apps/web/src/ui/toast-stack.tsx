import { Toast } from '@base-ui/react/toast';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { keepClear } from './keep-clear.ts';
import { dropToast, type ShownToast } from './toast-queue.ts';
import { WholeNumbers } from './whole-numbers.ts';

const icons = {
  default: null,
  success: <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-lifted-brand" />,
  error: <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-lifted-wrong" />,
};

/** Follows the queue: adds what is new to it, closes what it let go. */
export function ToastStack({ toasts }: { toasts: ShownToast[] }) {
  const [manager] = useState(() => Toast.createToastManager<ShownToast>());
  const shown = useRef(new Set<string>());
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  const isShown = toasts.length > 0;
  useEffect(() => (isShown && viewport ? keepClear(viewport) : undefined), [isShown, viewport]);
  useEffect(() => {
    const kept = new Set(toasts.map((toast) => toast.id));
    for (const id of shown.current) if (!kept.has(id)) manager.close(id);
    for (const toast of toasts) {
      if (shown.current.has(toast.id)) continue;
      manager.add({
        id: toast.id,
        data: toast,
        title: <WholeNumbers in={toast.text} />,
        onClose: () => dropToast(toast.id),
      });
    }
    shown.current = kept;
  }, [toasts, manager]);
  return (
    <Toast.Provider toastManager={manager} timeout={5000} limit={3}>
      <Toast.Portal>
        <Toast.Viewport
          ref={setViewport}
          aria-label="Pemberitahuan"
          onMouseEnter={unlessTouched}
          onMouseMove={unlessTouched}
          className="fixed inset-x-4 bottom-[max(var(--toast-bottom,1rem),calc(1rem+env(safe-area-inset-bottom)))] z-9000 mx-auto max-w-md outline-none md:right-6 md:left-auto md:w-md"
        >
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

/** A finger leaves no pointer behind that could go away again: what it has touched would stay for good. */
function unlessTouched(event: { preventBaseUIHandler: () => void }) {
  if (matchMedia('(hover: none)').matches) event.preventBaseUIHandler();
}

/** What lies under the words of a message can be tapped through them; its own buttons are its own. */
const tappedThrough = 'pointer-coarse:pointer-events-none';
const ownControl = 'pointer-events-auto';

const place =
  'absolute inset-x-0 bottom-0 z-[calc(3-var(--toast-index))] ' +
  'transform-[translateX(var(--toast-swipe-movement-x))_translateY(calc(var(--toast-swipe-movement-y)+(var(--toast-offset-y)+var(--toast-index)*8px)*-1))] ' +
  'transition-[transform,opacity] duration-300 ease-out data-swiping:duration-0 ' +
  'data-starting-style:transform-[translateY(100%)] data-starting-style:opacity-0 data-ending-style:opacity-0 data-limited:opacity-0';

function ToastList() {
  const { toasts } = Toast.useToastManager<ShownToast>();
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      swipeDirection={['down', 'right', 'left']}
      className={`${place} ${tappedThrough}`}
    >
      <Toast.Content className="flex min-h-12 items-center gap-3 rounded-lg bg-lifted py-1 pr-1 pl-4 text-white shadow-float">
        {icons[toast.data?.kind ?? 'default']}
        <Toast.Title render={<p />} className="min-w-0 flex-1 py-2 text-sm font-medium" />
        {toast.data?.action ? (
          <Toast.Action
            onClick={() => {
              toast.data?.action?.onSelect();
              dropToast(toast.id);
            }}
            className={`${ownControl} min-h-11 shrink-0 rounded-md px-3 text-sm font-bold text-lifted-brand outline-offset-0 outline-white hover:bg-white/10 active:bg-white/20`}
          >
            {toast.data.action.label}
          </Toast.Action>
        ) : null}
        <Toast.Close
          aria-label="Tutup"
          // It can be reached by keys while it shows, so it is not to be hidden from whoever listens.
          aria-hidden={false}
          className={`${ownControl} flex size-11 shrink-0 items-center justify-center rounded-md text-white/80 outline-offset-0 outline-white hover:bg-white/10 active:bg-white/20`}
        >
          <X aria-hidden="true" className="size-5" />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}
