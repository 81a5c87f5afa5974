import { followList } from '../../../platform/realtime/follow-list.ts';
import type { Services } from '../../../platform/services.ts';
import { proposalsKey } from './proposals.query.ts';

/** A colleague has sent one, or an operator has decided: what is shown of it is asked for again. */
export function followProposals(needed: Pick<Services, 'events' | 'queryClient'>): void {
  followList(needed, {
    key: proposalsKey,
    isOutdatedBy: (event, _answer, { queryKey }) => {
      if (event.kind !== 'proposal.changed') return false;
      const [, { store_id }, what, which] = queryKey as [
        string,
        { store_id: string },
        string,
        unknown,
      ];
      const isAbout = what !== 'detail' || which === event.payload.proposal_id;
      return store_id === event.store_id && isAbout;
    },
  });
}
