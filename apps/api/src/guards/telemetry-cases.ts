import { randomUUID } from 'node:crypto';
import { contract } from '@marketplace/contract/contract';
import type { GuardCase } from './guard-case.ts';
import { keyUsedBefore } from './move-cases.ts';

const now = () => new Date().toISOString();

const newEvents = () => ({
  body: {
    events: [
      {
        id: randomUUID(),
        kind: 'track',
        name: 'order_accepted',
        properties: { order_id: '1' },
        context: { device: { language: 'id-ID', width: 360 }, referrer: '' },
        happened_at: now(),
      },
    ],
  },
});

export const telemetryCases: Record<string, GuardCase> = {
  'telemetry.takeEvents': {
    valid: newEvents,
    provoke: {
      idempotency_key_reused: (world) =>
        keyUsedBefore(world, contract.telemetry.takeEvents, async () => newEvents()),
    },
  },
  'telemetry.takeErrors': {
    valid: () => ({
      body: {
        errors: [
          {
            id: randomUUID(),
            kind: 'TypeError',
            message: 'x is undefined',
            stack: 'at draw (index.js:1:1)',
            tags: [],
            path: '/seller/orders',
            breadcrumbs: [{ kind: 'navigation', text: '/seller/orders', happened_at: now() }],
            context: {},
            happened_at: now(),
          },
        ],
      },
    }),
  },
  'telemetry.services': { valid: () => ({}) },
};
