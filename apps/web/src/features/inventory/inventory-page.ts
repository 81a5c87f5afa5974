import type { AnswerOf } from '@marketplace/contract/call';

export type InventoryPage = AnswerOf<'GET /api/v2/inventories/list'>;
