import { useNavigate } from '@tanstack/react-router';
import { ownReturnPath } from '../../platform/navigation/whose-from.ts';
import { useServices } from '../../platform/services.ts';
import { withLoader } from '../../platform/state/with-loader.ts';

/** From the login into the app: its code and the stores may take a while, and the form has nothing more to say. */
export function useEnter(from: string | undefined): () => Promise<void> {
  const { state } = useServices();
  const navigate = useNavigate();
  return () =>
    withLoader(state, () => {
      const { user_uuid } = state.getState().user.auth;
      return navigate({ to: ownReturnPath(from, user_uuid), replace: true });
    });
}
