import type { Invitation } from '@marketplace/contract/staff-invitations';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { RequestFailure } from '../../platform/api/failure.ts';
import { onOtherTabs, tellOtherTabs } from '../../platform/offline/tabs.ts';
import { useServices } from '../../platform/services.ts';
import { roleWords } from '../../platform/store-standing.ts';
import { useAction } from '../../platform/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { focusable } from '../../ui/keep-focus.ts';
import { showToast } from '../../ui/toast.tsx';
import { invitationsQuery } from './invitations.query.ts';
import { renewStores } from './load-stores.ts';
import { roleChoices } from './role-choices.ts';

/** The stores that ask the person to work for them. */
export function Invitations() {
  const services = useServices();
  const { data } = useQuery(invitationsQuery(services));
  useAnsweredElsewhere();
  useFocusAfterLast(data?.invitations.length);
  if (!data || data.invitations.length === 0) return null;
  return (
    <section
      aria-label="Undangan"
      className="mx-auto grid w-full max-w-5xl grid-cols-[minmax(0,1fr)] gap-3 px-4 pt-4 md:px-8 md:pt-8"
    >
      {data.invitations.map((invitation) => (
        <InvitationCard key={invitation.store_id} invitation={invitation} />
      ))}
    </section>
  );
}

/** What was answered in another tab is asked for again in this one, and so are the stores. */
function useAnsweredElsewhere(): void {
  const services = useServices();
  useEffect(
    () =>
      onOtherTabs('invitations', () => {
        void services.queryClient.invalidateQueries(invitationsQuery(services));
        void renewStores(services);
      }),
    [services],
  );
}

/** The last card takes all that was around it along: whoever had the focus on it goes on at the heading of the page. */
function useFocusAfterLast(count: number | undefined): void {
  const before = useRef(count);
  useEffect(() => {
    const isLastGone = count === 0 && Boolean(before.current);
    before.current = count;
    if (!isLastGone || document.activeElement !== document.body) return;
    const heading = document.querySelector('main h1');
    if (heading) focusable(heading).focus({ preventScroll: true });
  }, [count]);
}

function InvitationCard({ invitation }: { invitation: Invitation }) {
  const services = useServices();
  const [busyWith, setBusyWith] = useState<'accept' | 'decline'>();
  const { store_id, store_name, city, role_name, invited_by } = invitation;
  const answering = useAction(async (kind: 'accept' | 'decline') => {
    setBusyWith(kind);
    try {
      await services.api(
        `POST /api/users/invitations/${kind}`,
        { body: { store_id } },
        { idempotencyKey: crypto.randomUUID() },
      );
      if (kind === 'accept') await renewStores(services);
      showToast({ text: done[kind](store_name), kind: 'success' });
      tellOtherTabs('invitations');
    } catch (error) {
      if (!isGone(error)) throw error;
      showToast({ text: 'Undangan ini sudah tidak ada.', kind: 'error' });
      // It may have been accepted on another device.
      await renewStores(services);
    } finally {
      setBusyWith(undefined);
      void services.queryClient.invalidateQueries(invitationsQuery(services));
    }
  });
  return (
    <Card>
      <CardTitle>Undangan bekerja di {store_name}</CardTitle>
      <p className="mt-1 text-ink-soft">
        {invited_by} mengajak Anda bekerja di {store_name}, {city}, sebagai{' '}
        {roleWords[role_name].toLowerCase()}.{' '}
        {roleChoices.find(({ value }) => value === role_name)?.hint}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          isBusy={busyWith === 'accept'}
          aria-disabled={busyWith !== undefined}
          onClick={() => answering.run('accept')}
        >
          Terima
        </Button>
        <Button
          variant="secondary"
          isBusy={busyWith === 'decline'}
          aria-disabled={busyWith !== undefined}
          onClick={() => answering.run('decline')}
        >
          Tolak
        </Button>
      </div>
    </Card>
  );
}

const isGone = (error: unknown): boolean =>
  error instanceof RequestFailure && error.code === 'invitation_not_found';

const done = {
  accept: (store_name: string) => `Anda sekarang bekerja di ${store_name}.`,
  decline: (store_name: string) => `Undangan dari ${store_name} ditolak.`,
};
