import { contract } from '@marketplace/contract/contract';
import { bind } from '../../platform/http/bind.ts';
import { findAddress, findArea } from './geolocation.service.ts';

export const geolocationRoutes = [
  bind(contract.geolocation.area, ({ db, query }) => findArea(db, query.query)),
  bind(contract.geolocation.address, ({ db, query }) => findAddress(db, query)),
];
