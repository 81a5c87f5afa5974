import type { ProposalRow as Proposal } from '@marketplace/contract/proposal';
import { ChevronRight } from 'lucide-react';
import { dayIn, dayWords } from '../../../platform/format/time.ts';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useTimeZone } from '../../../platform/use-time-zone.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { stateWords } from './proposal-words.ts';

/** A proposal in the list: what it is, where it stands and, where the operator has said something, what. */
export function ProposalRow({ proposal }: { proposal: Proposal }) {
  const { id, store_id, name, brand_name, category_name, state, reason, created_at } = proposal;
  const { label, tone } = stateWords[state];
  const day = dayWords(dayIn(created_at, useTimeZone(store_id)));
  return (
    <ListRow
      title={name}
      subtitle={
        <>
          <span className="block">
            {[brand_name, category_name, day].filter(Boolean).join(' · ')}
          </span>
          <Badge tone={tone} className="mt-1.5">
            {label}
          </Badge>
          {reason && <span className="mt-1 line-clamp-2 text-ink">“{reason}”</span>}
        </>
      }
      trailing={<ChevronRight aria-hidden className="size-5 text-ink-faint" />}
      as={<AppLink to="/seller/inventory/proposal/detail" search={{ proposalId: id, store_id }} />}
    />
  );
}
