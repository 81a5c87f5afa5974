import { isNetworkProblem, serverWords } from '../../platform/api/failure.ts';
import { NoInternetScreen } from '../../ui/no-internet-screen.tsx';
import { SystemErrorScreen } from '../../ui/system-error-screen.tsx';

/** In the place of a section that cannot be shown. */
export function Failed({ error, onReload }: { error: Error; onReload: () => void }) {
  return isNetworkProblem(error) ? (
    <NoInternetScreen level={2} onReload={onReload} />
  ) : (
    <SystemErrorScreen level={2} words={serverWords(error)} onReload={onReload} />
  );
}
