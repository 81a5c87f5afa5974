import type { AnswerOf } from '@marketplace/contract/call';

export type OrderDetail = AnswerOf<'GET /api/orders/detail'>;
