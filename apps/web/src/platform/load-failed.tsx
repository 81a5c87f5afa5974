import type { ErrorScreenProps } from '../ui/error-screen.tsx';
import { NoInternetScreen } from '../ui/no-internet-screen.tsx';
import { SystemErrorScreen } from '../ui/system-error-screen.tsx';
import { isNetworkProblem, isNotAllowed, serverWords } from './api/failure.ts';
import { NotAllowed } from './not-allowed.tsx';

type Props = Pick<ErrorScreenProps, 'level' | 'onReload' | 'isReloading'> & { error: unknown };

/** In the place of what could not be loaded, on a page that has its own heading. */
export function LoadFailed({ error, level = 2, ...reload }: Props) {
  if (isNotAllowed(error)) return <NotAllowed level={level} />;
  return isNetworkProblem(error) ? (
    <NoInternetScreen level={level} {...reload} />
  ) : (
    <SystemErrorScreen level={level} words={serverWords(error)} {...reload} />
  );
}
