import type { Registry } from 'prom-client';
import type { Db } from '../db/handle.ts';
import { sql } from '../db/sql.ts';
import { addGauges } from '../http/gauges.ts';

export const addOutboxMetrics = (registry: Registry, db: Db) =>
  addGauges(registry, db, [
    {
      name: 'outbox_waiting',
      label: 'channel',
      help: 'Messages that wait to be delivered.',
      rows: sql`select channel as label, count(*)::int as value from outbox
        where state = 'WAITING' group by channel`,
    },
    {
      name: 'outbox_dead',
      label: 'channel',
      help: 'Messages that were given up and that nobody has sent again.',
      rows: sql`select channel as label, count(*)::int as value from outbox
        where state = 'DEAD' group by channel`,
    },
    {
      name: 'outbox_oldest_seconds',
      label: 'channel',
      help: 'How long the oldest message waits by now.',
      rows: sql`select channel as label, extract(epoch from now() - min(created_at))::float8 as value
        from outbox where state = 'WAITING' group by channel`,
    },
  ]);
