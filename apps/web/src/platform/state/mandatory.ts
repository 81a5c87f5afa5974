import { isLoginOver } from '../api/failure.ts';
import type { MandatoryRequest } from './app-slices.ts';
import { type AppStore, setApp } from './app-state.ts';

/**
 * A mandatory request failed for good while nothing is known from an earlier visit: the app asks to be
 * loaded again (`app/mandatory-prompt.tsx`) until it was `met`.
 */
export function flagMandatoryFailure(
  state: AppStore,
  name: MandatoryRequest,
  error: unknown,
): void {
  // A login that is over is nothing to ask for again.
  if (isLoginOver(error)) return;
  setApp(state, { failedMandatory: { ...state.getState().app.failedMandatory, [name]: error } });
}

export function clearMandatoryFailure(state: AppStore, name: MandatoryRequest): void {
  const { [name]: failure, ...others } = state.getState().app.failedMandatory;
  if (failure) setApp(state, { failedMandatory: others });
}
