import { createApi } from '../api/client.ts';
import { isLoginOver } from '../api/failure.ts';
import { apiOrigin } from '../api/hosts.ts';

/** The uuid of the person whose token this is; nothing when the server does not know it. */
export async function tokenOwner(token: string): Promise<string | undefined> {
  const api = createApi({
    origin: apiOrigin(window.location.origin),
    token: () => token,
    developmentHeaders: () => ({}),
    onSignedOut: () => {},
    onNetworkProblem: () => {},
  });
  try {
    return (await api('GET /api/users/detail')).user_info.uuid;
  } catch (error) {
    if (isLoginOver(error)) return undefined;
    throw error;
  }
}
