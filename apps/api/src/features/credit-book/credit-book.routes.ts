import { contract } from '@marketplace/contract/contract';
import { bind } from '../../platform/http/bind.ts';
import { creditDetail, listDebtors, setLimit, setRules } from './credit-book.service.ts';

const { creditBook } = contract;

export const creditBookRoutes = [
  bind(creditBook.list, ({ db, scope, query }) => listDebtors(db, scope, query)),
  bind(creditBook.detail, ({ db, scope, query }) => creditDetail(db, scope, query)),
  bind(creditBook.setLimit, ({ db, who, scope, body }) => setLimit(db, who, scope, body)),
  bind(creditBook.setRules, ({ db, who, scope, body }) => setRules(db, who, scope, body)),
];
