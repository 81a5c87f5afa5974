import { contract } from '@marketplace/contract/contract';
import { bind } from '../../platform/http/bind.ts';
import { findArea } from './geolocation.service.ts';

export const geolocationRoutes = [
  bind(contract.geolocation.area, ({ db, query }) => findArea(db, query.query)),
];
