import { isNetworkProblem, RequestFailure } from '../platform/api/failure.ts';

/** Why the list could not be asked for, though the link was not refused. */
export type TripProblem = 'broken_link' | 'no_answer' | 'busy' | 'server';

/** A link that was cut off on its way here is not asked about. */
export const isWholeLink = (link: string): boolean => /^[1-9]\d{0,17}\.[\w-]{43}$/.test(link);

export const isRefusedLink = (error: unknown): error is RequestFailure =>
  error instanceof RequestFailure && error.code?.startsWith('trip_link_') === true;

export function problemOf(error: unknown): TripProblem {
  if (isNetworkProblem(error)) return 'no_answer';
  const status = error instanceof RequestFailure ? error.status : undefined;
  if (status === 400) return 'broken_link';
  return status === 429 ? 'busy' : 'server';
}

/** The same in words, before what is done about it. */
export function problemWords(problem: TripProblem | undefined, isOnline: boolean): string {
  if (!isOnline) return 'Tidak ada internet.';
  if (problem === 'busy') return 'Server sedang ramai.';
  return problem === 'server' ? 'Server sedang bermasalah.' : 'Tidak tersambung ke server.';
}
