import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../platform/services.ts';
import { Banner } from '../../../ui/banner.tsx';
import { feeNotesQuery } from '../fees.query.ts';

/** What the store has to know about its fees, the most urgent first. */
export function FeeNotes({ store_id }: { store_id: string }) {
  const { data } = useQuery(feeNotesQuery(useServices(), store_id));
  return data?.important_notes.map(({ code, text }) => (
    <Banner
      key={code}
      kind={code === 'fee_waits_for_verification' || code === 'fee_due' ? 'default' : 'important'}
    >
      {text}
    </Banner>
  ));
}
