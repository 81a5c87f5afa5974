import { expect, inject, it, onTestFinished } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import { rowsOf, sql } from './sql.ts';
import { inTransaction } from './transaction.ts';

// The embedded database has one process, and with it one program.
it.runIf(inject('postgres'))(
  'a statement goes on when a newer program has added to its table, also inside a transaction',
  async () => {
    const database = await openTestDatabase();
    onTestFinished(database.close);
    const { db } = database;
    const all = () => sql`select * from operators where id > ${'0'}::bigint limit 1`;
    // Often enough to be prepared.
    for (let time = 0; time < 5; time += 1) await rowsOf(db, all());
    await rowsOf(db, sql`insert into operators (name) values ('Rina')`);

    await database.runScript('alter table operators add column first_addition int default 1');
    expect(await rowsOf(db, all())).toMatchObject([{ first_addition: 1 }]);

    await database.runScript('alter table operators add column second_addition int default 2');
    const rows = await inTransaction(db, async (db) => {
      return rowsOf(db, all());
    });
    expect(rows).toMatchObject([{ second_addition: 2 }]);
  },
);
