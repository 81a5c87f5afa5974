import type { ErrorScreenProps } from '../ui/error-screen.tsx';
import { lazyPart, useLazyPart } from '../ui/lazy-part.ts';
import { NoInternetScreen } from '../ui/no-internet-screen.tsx';
import { SystemErrorScreen } from '../ui/system-error-screen.tsx';
import { isNetworkProblem, isNotAllowed, serverWords } from './api/failure.ts';

type Props = Pick<ErrorScreenProps, 'level' | 'onReload' | 'isReloading'> & { error: unknown };

const notAllowed = lazyPart(() => import('./not-allowed.tsx').then((module) => module.NotAllowed));

/** In the place of what could not be loaded, on a page that has its own heading. */
export function LoadFailed({ error, level = 2, ...reload }: Props) {
  const isRefused = isNotAllowed(error);
  const { loaded: NotAllowed, hasFailed } = useLazyPart(notAllowed, isRefused);
  if (isRefused && !hasFailed) return NotAllowed ? <NotAllowed level={level} /> : null;
  return isNetworkProblem(error) ? (
    <NoInternetScreen level={level} {...reload} />
  ) : (
    <SystemErrorScreen level={level} words={serverWords(error)} {...reload} />
  );
}
