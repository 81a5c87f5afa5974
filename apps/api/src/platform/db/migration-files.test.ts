import { expect, it } from 'vitest';
import { type Migration, statementsOf } from './migration-files.ts';

const of = (text: string) => statementsOf({ text } as Migration);

it('a statement ends at its semicolon, and not inside a text, a comment or a body', () => {
  expect(of("select ';' as a; -- one; two\nselect 'it''s; b';")).toEqual([
    "select ';' as a",
    "select 'it''s; b'",
  ]);
  expect(of('create function f() returns int as $$ begin; return 1; end $$; select 2')).toEqual([
    'create function f() returns int as $$ begin; return 1; end $$',
    'select 2',
  ]);
  expect(of('select $one$ $$; $one$, -1 - 2;')).toEqual(['select $one$ $$; $one$, -1 - 2']);
});
