import { contract } from '@marketplace/contract/contract';
import { bind } from '../../platform/http/bind.ts';
import { driverCashDetail, handIn, listDriverCash } from './driver-cash.service.ts';

const { driverCash } = contract;

export const driverCashRoutes = [
  bind(driverCash.list, ({ db, scope, query }) => listDriverCash(db, scope, query.store_id)),
  bind(driverCash.detail, ({ db, scope, query }) => driverCashDetail(db, scope, query)),
  bind(driverCash.handIn, ({ db, who, scope, body }) => handIn(db, who, scope, body)),
];
