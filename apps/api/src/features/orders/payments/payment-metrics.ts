import type { Registry } from 'prom-client';
import type { Db } from '../../../platform/db/handle.ts';
import { sql } from '../../../platform/db/sql.ts';
import { addGauges } from '../../../platform/http/gauges.ts';

export const addPaymentMetrics = (registry: Registry, db: Db) =>
  addGauges(registry, db, [
    {
      name: 'payments_to_judge_oldest_seconds',
      label: 'doubt',
      help: 'How long the oldest payment in doubt waits for an operator by now.',
      rows: sql`select doubt::text as label, extract(epoch from now() - min(created_at))::float8 as value
        from provider_payments where outcome = 'TO_JUDGE' and judged_at is null and doubt is not null group by doubt`,
    },
  ]);
