import { Gauge, type Registry } from 'prom-client';
import type { Database } from './handle.ts';
import { timesSentBack } from './transaction.ts';
import { writersWaiting } from './writers.ts';

export function addDatabaseMetrics(registry: Registry, { db, connections }: Database): void {
  if (connections)
    new Gauge({
      name: 'database_connections',
      help: 'Connections of this process by what they do; waiting: requests that wait for one.',
      labelNames: ['state'],
      registers: [registry],
      collect() {
        for (const [state, count] of Object.entries(connections())) this.set({ state }, count);
      },
    });
  new Gauge({
    name: 'writers_waiting',
    help: 'Transactions of this process that wait for their place among the writers.',
    registers: [registry],
    collect() {
      this.set(writersWaiting(db));
    },
  });
  new Gauge({
    name: 'transactions_sent_back',
    help: 'Transactions of this process since its start that the database broke off, since two waited for each other.',
    registers: [registry],
    collect() {
      this.set(timesSentBack());
    },
  });
}
