import type { ChannelRow } from '@marketplace/contract/chat';
import type { ChatSide } from '@marketplace/contract/chat-words';
import type { OneStore } from '../../../platform/store-scope.ts';

/** A channel and who looks at it, proven: its two stores by the side they are on. */
export type ChannelSeen = {
  channel_id: string;
  /** On which side whoever asks is. */
  side: ChatSide;
  own: OneStore;
  other: OneStore;
  seller: OneStore;
  buyer: OneStore;
};

/** A row after a change, and how it was counted before. */
export type ChangedRow = {
  channel: ChannelRow;
  previous_unread: number;
  was_waiting: boolean;
  previous_at: string;
};

export const otherSide = (side: ChatSide): ChatSide => (side === 'SELLER' ? 'BUYER' : 'SELLER');
