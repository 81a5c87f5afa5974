import type { AppStore } from '../state/app-state.ts';
import type { Engagement } from './engagement.ts';

/** Tells the service who is signed in, by their uuid, and whenever that changes; answers with how to stop. */
export function followPerson(engagement: Engagement, state: AppStore): () => void {
  const tell = () => {
    const { isLoggedIn, user_uuid } = state.getState().user.auth;
    engagement.changeUser(isLoggedIn ? user_uuid : null);
  };
  tell();
  return state.subscribe(tell);
}
