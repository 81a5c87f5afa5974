import { contract } from '@marketplace/contract/contract';
import { takePlace } from '../../platform/exports/places.ts';
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
  bindStream(money.exportPostings, async ({ db, who, scope, query }, reply) => {
    const leave = takePlace(who.user_id);
    reply.raw.once('close', leave);
    try {
      const { bytes, headers } = await exportPostings(db, scope, query);
      void reply.headers(headers).send(bytes.once('close', leave));
    } catch (error) {
      leave();
      throw error;
    }
  }),
  bind(money.ofOneOrder, ({ db, scope, query }) => showOrderMoney(db, scope, query.order_id)),
];
