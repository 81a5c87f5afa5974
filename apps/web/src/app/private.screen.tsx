import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { MessagingProvider } from '../features/notifications/messaging.ts';
import { isOrderForm } from '../features/orders/moves/order-form-path.ts';
import { ensureStores } from '../features/stores/load-stores.ts';
import { useLostStores } from '../features/stores/use-lost-stores.ts';
import { followPerson } from '../platform/engagement/follow-person.ts';
import { createOwnEngagement } from '../platform/engagement/own-engagement.ts';
import { trackPreviousPath } from '../platform/navigation/previous-path.ts';
import { needsStores } from '../platform/navigation/store-exempt.ts';
import { useAppState, useServices } from '../platform/services.ts';
import { ensureUser } from '../shared/load-user.ts';
import { letBackCloseLayers } from '../ui/layers.ts';
import { keepLastView } from './keep-last-view.ts';
import { MandatoryPrompt, PrivateFailure } from './mandatory-prompt.tsx';
import { Shell } from './shell/shell.tsx';

type StoreChoice = { store_id?: string | undefined };

/** Pages of a signed-in person: without a login there is only the way to it. */
export const Route = createFileRoute('/_private')({
  // Every page needs it: in a file of its own it would only be waited for.
  codeSplitGroupings: [],
  validateSearch: ({ store_id }: Record<string, unknown>): StoreChoice => ({
    store_id: typeof store_id === 'string' ? /^(-1|\d[\d,]*)$/.exec(store_id)?.[0] : undefined,
  }),
  beforeLoad: ({ context, location, search }) => {
    if (!context.token.read()) {
      throw redirect({ to: '/seller/login', search: { from: location.href }, replace: true });
    }
    context.events.open();
    ensureUser(context);
    context.configuration.ensure();
    // A form about an order stands beside the list it was opened from, which may be that of all stores.
    const keepSelection = isOrderForm(location.pathname);
    const stores = needsStores(location.pathname)
      ? ensureStores(context, search.store_id, { keepSelection })
      : undefined;
    if (context.offline.now()) return stores;
    return Promise.all([stores, context.offline.load()]).then(() => undefined);
  },
  component: Private,
  errorComponent: PrivateFailure,
});

function Private() {
  const router = useRouter();
  useEffect(() => keepLastView(router), [router]);
  useEffect(() => letBackCloseLayers(router.history), [router]);
  useLostStores();
  const { api, state, token } = useServices();
  // Whoever has left is asked nothing any more: a screen that stays until the login is there would ask once more.
  useEffect(() => trackPreviousPath(router, () => token.read() !== undefined), [router, token]);
  const isIn = useAppState(() => token.read() !== undefined);
  const [engagement] = useState(() => createOwnEngagement(api));
  useEffect(() => followPerson(engagement, state), [engagement, state]);
  return (
    <MessagingProvider value={engagement}>
      {isIn && <Shell />}
      <MandatoryPrompt />
    </MessagingProvider>
  );
}
