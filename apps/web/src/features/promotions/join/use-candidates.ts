import type { PromotionCandidate, PromotionRow } from '@marketplace/contract/promotion';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useServices } from '../../../platform/services.ts';
import { candidatesQuery } from '../promotions.query.ts';

/** What fits by these words, and all that was found since the page was opened, as it was when it was last read. */
export function useCandidates({ store_id, cms_id }: PromotionRow, query: string) {
  const result = useInfiniteQuery(candidatesQuery(useServices(), store_id, cms_id, query));
  const known = useRef(new Map<string, PromotionCandidate>());
  const candidates = result.data?.pages.flatMap((page) => page.data);
  for (const candidate of candidates ?? []) known.current.set(candidate.inventory_id, candidate);
  return { result, candidates, known: known.current };
}
