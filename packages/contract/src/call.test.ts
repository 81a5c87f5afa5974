import { describe, expect, expectTypeOf, it } from 'vitest';
import { type AnswerOf, type Call, type InputsOf, requestOf } from './call.ts';
import type { OrderRow } from './orders.ts';

describe('a call', () => {
  it('becomes method, address and body', () => {
    expect(requestOf('POST /api/auth/login', { body: { a: 1 } })).toEqual({
      method: 'POST',
      address: '/api/auth/login',
      body: { a: 1 },
    });
  });

  it('leaves unset values out of the address and joins lists with commas', () => {
    const query = { page: 2, query: '', sort: undefined, status: ['NEW', 'SHIPPED'], store_id: [] };
    expect(requestOf('GET /api/orders/info/list', { query }).address).toBe(
      '/api/orders/info/list?page=2&status=NEW%2CSHIPPED',
    );
  });

  it('is typed by the contract', () => {
    expectTypeOf<'GET /api/nothing'>().not.toExtend<Call>();
    expectTypeOf<AnswerOf<'GET /api/orders/info/list'>['data']>().toEqualTypeOf<OrderRow[]>();
    expectTypeOf<{ body: { phone_number: string; password: string } }>().toExtend<
      InputsOf<'POST /api/auth/login'>
    >();
    expectTypeOf<{ body: { password: string } }>().not.toExtend<InputsOf<'POST /api/auth/login'>>();
    expectTypeOf<Record<never, never>>().toExtend<InputsOf<'GET /api/users/detail'>>();
  });
});
