import { useState } from 'react';
import { useOffline } from '../../../platform/services.ts';
import { useAction } from '../../../platform/use-action.ts';
import { useDraft } from '../../../platform/use-draft.ts';
import { showToast } from '../../../ui/toast.tsx';
import { PlanSkeleton } from '../plans/plan-frame.tsx';
import { Counting } from './counting.tsx';
import { draftOf, handIn, type KeptTake } from './open-takes.ts';
import { ReviewTake } from './review-take.tsx';
import { bodyOf, type Difference, type Take } from './take.ts';

type Props = { store_id: string; take: Take; onLeave: () => void };

/** One session, from its first count until it is handed in or thrown away. */
export function Session({ store_id, take: begun, onLeave }: Props) {
  const offline = useOffline();
  const draft = useDraft<KeptTake, null>(
    draftOf(store_id, begun.take_id),
    { values: begun, base: null },
    () => false,
  );
  const [isReview, setReview] = useState(false);
  const set = (change: (take: KeptTake) => KeptTake) =>
    draft.change(({ values, base }) => ({ values: change(values), base }));
  const take = draft.values;
  const finishing = useAction(async (looked: readonly Difference[]) => {
    const handed = { ...take, handed: bodyOf(take, store_id, looked) };
    set(() => handed);
    await draft.flush();
    await handIn(offline, store_id, handed);
    await draft.drop();
    onLeave();
    showToast({ text: 'Hitungan disimpan.', kind: 'success' });
  });
  if (!draft.isReady) return <PlanSkeleton />;
  return isReview ? (
    <ReviewTake
      store_id={store_id}
      take={take}
      isBusy={finishing.isBusy}
      onBack={() => setReview(false)}
      onFinish={finishing.run}
    />
  ) : (
    <Counting
      store_id={store_id}
      take={take}
      onChange={(change) => set(change)}
      onReview={() => setReview(true)}
      onCancel={() => void draft.drop().then(onLeave)}
    />
  );
}
