import { describe, expect, expectTypeOf, it } from 'vitest';
import { type AnswerOf, type Call, type InputsOf, requestOf } from './call.ts';
import type { OrderRow } from './order-row.ts';

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

  it('with a file and fields becomes a form, with a file alone its bytes', () => {
    const file = new Blob(['photo']);
    const body = { store_id: '1', purpose: 'delivery_photo' } as const;
    const form = requestOf('POST /api/storage/file/new', { body, file }).body as FormData;
    expect([form.get('store_id'), form.get('purpose')]).toEqual(['1', 'delivery_photo']);
    expect((form.get('file') as File).size).toBe(5);
    expect(requestOf('POST /api/storage/upload/part', { query: { offset: 0 }, file })).toEqual({
      method: 'POST',
      address: '/api/storage/upload/part?offset=0',
      body: file,
    });
  });

  it('is typed by the contract', () => {
    type Part = InputsOf<'POST /api/storage/upload/part'>;
    expectTypeOf<Part>().toHaveProperty('file').toEqualTypeOf<Blob>();
    expectTypeOf<InputsOf<'POST /api/storage/upload/finish'>>().not.toHaveProperty('file');
    expectTypeOf<'GET /api/nothing'>().not.toExtend<Call>();
    expectTypeOf<AnswerOf<'GET /api/orders/info/list'>['data']>().toEqualTypeOf<OrderRow[]>();
    expectTypeOf<{ body: { phone_number: string; password: string } }>().toExtend<
      InputsOf<'POST /api/auth/login'>
    >();
    expectTypeOf<{ body: { password: string } }>().not.toExtend<InputsOf<'POST /api/auth/login'>>();
    expectTypeOf<Record<never, never>>().toExtend<InputsOf<'GET /api/users/detail'>>();
  });
});
