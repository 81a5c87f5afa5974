import { contract } from '@marketplace/contract/contract';
import { bind } from '../../platform/http/bind.ts';
import { glogAvailable, glogRegistration, registerForGlog } from './glog.service.ts';

const { glog } = contract;

export const glogRoutes = [
  bind(glog.read, ({ db, scope }) => glogRegistration(db, scope)),
  bind(glog.register, ({ db, scope, body }) => registerForGlog(db, scope, body)),
  bind(glog.available, ({ db, scope, query }) => glogAvailable(db, scope, query)),
];
