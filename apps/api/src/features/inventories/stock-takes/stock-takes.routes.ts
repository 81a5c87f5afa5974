import { contract } from '@marketplace/contract/contract';
import { bind } from '../../../platform/http/bind.ts';
import { listShelves } from './shelves.service.ts';
import { finishStockTake, judgeStockTake } from './stock-takes.service.ts';

const { stockTakes } = contract;

export const stockTakesRoutes = [
  bind(stockTakes.shelves, ({ db, scope, query }) => listShelves(db, scope, query)),
  bind(stockTakes.judge, ({ db, scope, body }) => judgeStockTake(db, scope, body)),
  bind(stockTakes.finish, ({ db, who, scope, body }) => finishStockTake(db, who, scope, body)),
];
