import { contract } from '@marketplace/contract/contract';
import { bind } from '../../platform/http/bind.ts';
import { type DemoOffer, listDemoPeople } from './demo.service.ts';

export const demoRoutes = (offer: DemoOffer | undefined) => [
  bind(contract.demo.people, ({ db }) => listDemoPeople(db, offer)),
];
