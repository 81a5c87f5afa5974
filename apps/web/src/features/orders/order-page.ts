import type { AnswerOf } from '@marketplace/contract/call';

export type OrderPage = AnswerOf<'GET /api/orders/info/list'>;
