import { contract } from '@marketplace/contract/contract';
import { bind } from '../../platform/http/bind.ts';
import {
  changeCourier,
  courierDetails,
  createCourier,
  deleteCourier,
  listCouriers,
} from './store-couriers.service.ts';

const { storeCouriers } = contract;

export const storeCouriersRoutes = [
  bind(storeCouriers.list, ({ db, scope, query }) => listCouriers(db, scope, query.query)),
  bind(storeCouriers.details, ({ db, scope, query }) => courierDetails(db, scope, query.id)),
  bind(storeCouriers.create, ({ db, scope, body }) => createCourier(db, scope, body)),
  bind(storeCouriers.update, ({ db, who, scope, body }) => changeCourier(db, who, scope, body)),
  bind(storeCouriers.remove, ({ db, who, scope, body }) => deleteCourier(db, who, scope, body.id)),
];
