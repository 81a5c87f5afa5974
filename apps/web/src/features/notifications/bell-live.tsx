import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useOffline, useServices } from '../../platform/services.ts';
import { lazyPart, useLazyPart } from '../../ui/lazy-part.ts';
import { followOnce } from './follow-once.ts';
import { keepPush } from './keep-push.ts';
import { unreadQuery } from './notifications.query.ts';
import { useFirstAccepted } from './use-first-accepted.ts';

const question = lazyPart(() => import('./push-question.tsx').then((part) => part.PushQuestion));

/** What the bell does besides standing there; its code comes after the first screen. */
export function BellLive({ onUnread }: { onUnread: (count: number) => void }) {
  const services = useServices();
  const { outbox } = useOffline();
  useEffect(() => followOnce(services), [services]);
  useEffect(() => keepPush(services), [services]);
  const { data: counts } = useQuery(unreadQuery(services));
  const total = counts?.total ?? 0;
  useEffect(() => onUnread(total), [onUnread, total]);
  const [isDue, put] = useFirstAccepted(outbox);
  const { loaded: PushQuestion } = useLazyPart(question, isDue);
  return PushQuestion && isDue ? <PushQuestion onAnswered={put} /> : null;
}
