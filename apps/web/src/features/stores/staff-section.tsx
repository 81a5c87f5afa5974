import type { StoreInfo } from '@marketplace/contract/store-profile';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BarrierNote } from '../../platform/forms/draft-form.tsx';
import { LoadFailed } from '../../platform/load-failed.tsx';
import { useServices } from '../../platform/services.ts';
import { useBarrier } from '../../platform/store-standing.ts';
import { Banner } from '../../ui/banner.tsx';
import { Card } from '../../ui/card.tsx';
import { PendingRow } from './pending-row.tsx';
import { StaffInvite } from './staff-invite.tsx';
import { StaffRow } from './staff-row.tsx';
import { staffQuery } from './store-page.query.ts';
import { FormSkeleton } from './store-pending.tsx';

/** Who works in the store or was asked to, and the way to invite somebody. */
export function StaffSection({ info: { store } }: { info: StoreInfo }) {
  const services = useServices();
  const barrier = useBarrier('store', store.id);
  const [times, setTimes] = useState(0);
  // Who may only look at the store does not see the numbers of those who work in it.
  const mayAsk = services.state.getState().store.by_id[store.id]?.permission.store === 'MANAGE';
  const staff = useQuery({ ...staffQuery(services, store.id), enabled: mayAsk });
  if (!mayAsk) return <Banner kind="important">{barrier} Daftar staf hanya untuk pemilik.</Banner>;
  if (!staff.data) {
    return staff.error ? (
      <LoadFailed error={staff.error} onReload={() => void staff.refetch()} />
    ) : (
      <FormSkeleton />
    );
  }
  return (
    <>
      <BarrierNote barrier={barrier} />
      <Card isFlush>
        <ul aria-label="Staf toko" className="divide-y divide-line">
          {staff.data.staff.map((member) => (
            <li key={member.user_id}>
              <StaffRow member={member} store={store} isFixed={barrier !== undefined} />
            </li>
          ))}
          {staff.data.invitations.map((invited) => (
            <li key={invited.phone_number}>
              <PendingRow invited={invited} store={store} isFixed={barrier !== undefined} />
            </li>
          ))}
        </ul>
      </Card>
      {!barrier && (
        <StaffInvite
          key={times}
          store={store}
          pending={staff.data.invitations}
          onAnew={() => setTimes(times + 1)}
        />
      )}
    </>
  );
}
