import type { ChannelRow } from '@marketplace/contract/chat';
import type { ReactNode } from 'react';
import { standingWords } from '../../../platform/store-standing.ts';

type Props = {
  channel: ChannelRow;
  roleBarrier: string | undefined;
  isInactive: boolean;
  children: ReactNode;
};

/** Where one writes, or why nobody here can. */
export function NoComposer({ channel, roleBarrier, isInactive, children }: Props) {
  const reason = reasonOf(channel) ?? roleBarrier ?? (isInactive && standingWords.inactive.reason);
  if (!reason) return children;
  return (
    <p
      data-uncovered=""
      className="shrink-0 border-t border-line bg-surface px-4 py-4 text-center text-sm text-ink-soft"
    >
      {reason}
    </p>
  );
}

function reasonOf({ is_blocked, is_blocked_by_other, other }: ChannelRow): string | undefined {
  if (is_blocked)
    return 'Anda memblokir percakapan ini. Buka blokirnya lewat menu di atas untuk menulis lagi.';
  if (is_blocked_by_other) return 'Percakapan ini ditutup, jadi pesan tidak dapat dikirim.';
  return other.is_active ? undefined : `${other.name} sudah tidak aktif.`;
}
