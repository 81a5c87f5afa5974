import { contract } from '@marketplace/contract/contract';
import { bind } from '../../platform/http/bind.ts';
import type { IsDemo } from '../../platform/is-demo.ts';
import { type DemoOffer, listDemoPeople } from './demo.service.ts';

export const demoRoutes = (isDemo: IsDemo, offer: DemoOffer) => [
  bind(contract.demo.people, ({ db }) => listDemoPeople(db, isDemo, offer)),
];
