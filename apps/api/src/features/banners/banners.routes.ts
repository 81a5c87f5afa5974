import { contract } from '@marketplace/contract/contract';
import { bind } from '../../platform/http/bind.ts';
import { bannersFor } from './banners.service.ts';

export const bannersRoutes = [
  bind(contract.storeBanners.list, ({ db, scope }) => bannersFor(db, scope)),
];
