import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import {
  isCategory,
  isNetworkProblem,
  RequestFailure,
  serverWords,
} from '../platform/api/failure.ts';
import { ErrorScreen } from '../ui/error-screen.tsx';
import { NoInternetScreen } from '../ui/no-internet-screen.tsx';
import { SystemErrorScreen } from '../ui/system-error-screen.tsx';

/** Instead of a screen that cannot be shown: what happened and how to go on. */
export function FailureScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const reload = () => {
    // Code of another version may be gone for good: only a new page has it. Without a signal there would be no page.
    if (!(error instanceof RequestFailure) && navigator.onLine) {
      window.location.reload();
      return;
    }
    reset();
    void router.invalidate();
  };
  return (
    <main className="grid min-h-dvh place-items-center">
      <Explanation error={error} onReload={reload} />
    </main>
  );
}

type ExplanationProps = { error: unknown; onReload: () => void; isReloading?: boolean };

export function Explanation({ error, ...reload }: ExplanationProps) {
  if (isNetworkProblem(error)) return <NoInternetScreen {...reload} />;
  const words = serverWords(error);
  if (words && isCategory(error, 'CLIENT_ERROR')) {
    return <ErrorScreen title="Belum bisa ditampilkan" subtitle={words} {...reload} />;
  }
  return <SystemErrorScreen words={words} {...reload} />;
}
