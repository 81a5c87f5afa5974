import type { ChannelRow } from '@marketplace/contract/chat';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useReducer, useRef } from 'react';
import { whenCalm } from '../../../platform/lists/when-calm.ts';
import { useServices } from '../../../platform/services.ts';
import { type ChannelFilters, channelListQuery } from '../chat.query.ts';
import { acksOf } from '../live/ack-delivered.ts';

/** The channels of a list; what has come while nobody looked has arrived with it. */
export function useChannels(store_id: string, filters: ChannelFilters) {
  const services = useServices();
  const result = useInfiniteQuery(channelListQuery(services, store_id, filters));
  const { data } = result;
  const live = useMemo(() => {
    // While a list is being renewed a row may stand on two pages.
    const rows = (data?.pages ?? []).flatMap((page) => page.data);
    return [...new Map(rows.map((row) => [row.channel_id, row])).values()];
  }, [data]);
  const { api } = services;
  useEffect(() => {
    const ack = acksOf({ api });
    for (const { store_id, channel_id, last_number, unread } of live)
      if (unread > 0) ack({ store_id, channel_id, number: last_number });
  }, [live, api]);
  const rows = useCalmOrder(live, JSON.stringify([store_id, filters]));
  return { result, rows, counts: data?.pages[0]?.counts };
}

/**
 * The one that was written in last stands first, once nobody is about to press a row: until then the rows stay where they
 * are, with what is new in them, and what has come in between waits.
 */
function useCalmOrder(live: readonly ChannelRow[], list: string): readonly ChannelRow[] {
  const [, draw] = useReducer((times: number) => times + 1, 0);
  const kept = useRef<{ list: string; ids: readonly string[] }>({ list: '', ids: [] });
  const ids = live.map(({ channel_id }) => channel_id);
  const isOther = kept.current.list !== list || kept.current.ids.length === 0;
  if (isOther) kept.current = { list, ids };
  const known = new Set(kept.current.ids);
  // What comes behind the last moves nothing.
  const lastKnown = ids.findLastIndex((id) => known.has(id));
  const behind = ids.slice(lastKnown + 1);
  const shown = [...kept.current.ids, ...behind].filter((id) => ids.includes(id));
  const isDue = shown.join() !== ids.join();
  useEffect(() => {
    if (!isDue) {
      kept.current = { list, ids: live.map(({ channel_id }) => channel_id) };
      return;
    }
    return whenCalm(() => {
      kept.current = { list, ids: live.map(({ channel_id }) => channel_id) };
      draw();
    });
  }, [isDue, live, list]);
  const byId = new Map(live.map((row) => [row.channel_id, row]));
  return shown.flatMap((id) => byId.get(id) ?? []);
}
