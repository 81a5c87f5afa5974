import type { AnswerOf } from '@marketplace/contract/call';

/** What a link shows. */
export type Shared = AnswerOf<'POST /api/shared/chat-order/open'>;
export type Offer = NonNullable<Shared['offer']>;
