import { contract } from '@marketplace/contract/contract';
import { sendFile } from '../../platform/exports/send-file.ts';
import { bind, bindStream } from '../../platform/http/bind.ts';
import { showBalance } from './balance/balance.service.ts';
import { listHoldings } from './holdings/holdings.service.ts';
import { showOrderMoney } from './order/order-money.service.ts';
import { exportPostings } from './postings/export-postings.service.ts';
import { listPostings } from './postings/postings.service.ts';

const { money } = contract;

export const moneyRoutes = [
  bind(money.balance, ({ db, scope }) => showBalance(db, scope)),
  bind(money.holdings, ({ db, scope, query }) => listHoldings(db, scope, query)),
  bind(money.postings, ({ db, scope, query }) => listPostings(db, scope, query)),
  bindStream(money.exportPostings, ({ db, who, scope, query }, reply) =>
    sendFile(reply, who.user_id, () => exportPostings(db, scope, query)),
  ),
  bind(money.ofOneOrder, ({ db, scope, query }) => showOrderMoney(db, scope, query.order_id)),
];
