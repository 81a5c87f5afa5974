import { createApi } from '../api/client.ts';
import { RequestFailure } from '../api/failure.ts';
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
    if (error instanceof RequestFailure && error.status === 401) return undefined;
    throw error;
  }
}
