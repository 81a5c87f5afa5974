import { contract } from '@marketplace/contract/contract';
import { bind } from '../../platform/http/bind.ts';
import { jobDetail } from './jobs.service.ts';

export const jobsRoutes = [
  bind(contract.jobs.detail, ({ db, who, scope, query }) => jobDetail(db, who, scope, query)),
];
