import { contract } from '@marketplace/contract/contract';
import { bind } from '../../platform/http/bind.ts';
import { configurationFor, supportContact } from './configuration.service.ts';

export const configurationRoutes = [
  bind(contract.configurations.get, async ({ db, who }) => ({
    configuration: await configurationFor(db, who),
  })),
  bind(contract.configurations.getSupport, async ({ db }) => ({
    support: await supportContact(db),
  })),
];
