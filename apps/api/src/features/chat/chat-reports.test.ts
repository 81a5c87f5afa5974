import { contract } from '@marketplace/contract/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { issueOperatorToken } from '../../platform/authenticate-operator.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { newChannel, write } from '../../testing/chat.ts';
import { photo } from '../../testing/photos.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';
import { createOperator, hashNewPassword } from '../operators/operators.service.ts';

const { chatChannels, opsChat, storage } = contract;
const own = testStores.own;

let server: TestServer;
let owner: string;
let staff: string;
let support: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signIn(testPeople.owner);
  staff = await server.signIn(testPeople.orderStaff);
  const { db } = server.database;
  const password_hash = await hashNewPassword('sandi-operator');
  const wanted = { name: 'Rina', phone_number: '+628970000075', password_hash };
  const { operator } = await createOperator(db, { ...wanted, role: 'SUPPORT' });
  support = (await inTransaction(db, (db) => issueOperatorToken(db, operator.id))).token;
});
afterAll(() => server.close());

const reported = async (channel_id: string) => {
  const { body } = await server.call(opsChat.list, { query: { page_size: 100 } }, support);
  return body.data.filter((report) => report.channel_id === channel_id);
};

it('a report with more in it is another one, and so is a colleague’s [RT-69]', async () => {
  const { buyer, buyer_store_id, channel_id } = await newChannel(server, testPeople.buyer);
  const report = (token: string) => {
    const body = { store_id: own, channel_id, reason: 'FRAUD' };
    return server.call(chatChannels.report, { body }, token);
  };
  await write(server, buyer, buyer_store_id, channel_id, { text: 'Satu' });
  await report(owner);
  await report(owner);
  expect(await reported(channel_id)).toHaveLength(1);
  await report(staff);
  expect(await reported(channel_id)).toHaveLength(2);
  await write(server, buyer, buyer_store_id, channel_id, { text: 'Dua' });
  await report(owner);
  const [, , last] = await reported(channel_id);
  expect(last?.messages.map(({ text }) => text)).toEqual(['Satu', 'Dua']);
});

it('an operator opens the photos that were reported, and no others', async () => {
  const { buyer, buyer_store_id, channel_id } = await newChannel(server, testPeople.buyer);
  const upload = async () => {
    const inputs = {
      body: { store_id: buyer_store_id, purpose: 'chat_attachment' },
      file: await photo(),
    };
    return (await server.call(storage.newFile, inputs, buyer)).body.file.id;
  };
  const [shown, later] = [await upload(), await upload()];
  await write(server, buyer, buyer_store_id, channel_id, { photo_id: shown });
  const body = { store_id: own, channel_id, reason: 'ABUSE' };
  await server.call(chatChannels.report, { body }, owner);
  await write(server, buyer, buyer_store_id, channel_id, { photo_id: later });
  const [report] = await reported(channel_id);
  const open = (photo_id: string) => {
    const query = { store_id: own, report_id: report?.report_id ?? '', photo_id };
    return server.call(opsChat.photo, { query }, support);
  };
  expect((await open(shown)).body.url).toContain(shown);
  expect((await open(later)).body.errors?.code).toBe('file_not_found');
});
