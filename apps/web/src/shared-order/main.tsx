import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createApi } from '../platform/api/client.ts';
import { apiOrigin } from '../platform/api/hosts.ts';
import { OrderPage } from './order-page.tsx';

const api = createApi({
  origin: apiOrigin(window.location.origin),
  token: () => undefined,
  developmentHeaders: () => ({}),
  onSignedOut: () => {},
  onNetworkProblem: () => {},
});
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <OrderPage api={api} link={window.location.hash.slice(1)} />
    </StrictMode>,
  );
// Another link was opened in the same tab: nothing of the first goes on.
window.addEventListener('hashchange', () => window.location.reload());
