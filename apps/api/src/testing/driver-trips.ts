import { randomUUID } from 'node:crypto';
import { contract } from '@marketplace/contract/contract';
import { testPeople, testStores } from '../world/test-cast.ts';
import { orderAt } from './order-at.ts';
import { stockUp } from './stock-up.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const { courierTrips, driverTrip, orderDetail, orderShipping, storeCouriers } = contract;

type Seller = { server: TestServer; owner: string; store_id: string };

let drivers = 0;

export async function newDriver({ server, owner, store_id }: Seller): Promise<string> {
  drivers += 1;
  const phone_number = `0857${String(41_000_000 + drivers)}`;
  const body = { store_id, name: `Pak Ujang ${drivers}`, phone_number, vehicle_type: 'VAN' };
  return (await server.call(storeCouriers.create, { body }, owner)).body.courier.id;
}

/** An order that has left with the driver. */
export async function sentWith(
  { server, owner, store_id }: Seller,
  { buyer, buyer_store_id }: { buyer: string; buyer_store_id: string },
  courier_id: string,
  more: { things?: number; [field: string]: unknown } = {},
): Promise<string> {
  const sides = { buyer_store_id, seller_store_id: store_id };
  const order_id = await orderAt(server, buyer, sides, 'PROCESSING', more);
  const body = { store_id, order_id, courier_id };
  const sent = await server.call(orderShipping.confirmShipment, { body }, owner);
  if (sent.status !== 200) throw new Error(`it was not sent: ${sent.text}`);
  return order_id;
}

/** The secret of a new link, as it stands behind the mark of its address. */
export async function linkFor(
  { server, owner, store_id }: Seller,
  courier_id: string,
): Promise<string> {
  const { status, text, body } = await server.call(
    courierTrips.createLink,
    { body: { store_id, courier_id } },
    owner,
  );
  if (status !== 200) throw new Error(`no link was made: ${text}`);
  return body.url.slice(body.url.indexOf('#') + 1);
}

const said = () => ({ mutation_id: randomUUID(), happened_at: new Date().toISOString() });

/** What the driver's page sends. */
export const driverOf = (server: TestServer, link: string) => ({
  open: () => server.call(driverTrip.open, { body: { link } }),
  deliver: (order_id: string, more: object = {}) => {
    const body = { link, order_id, receiver_name: 'Bu Tini', ...said(), ...more };
    return server.call(driverTrip.delivered, { body });
  },
  fail: (order_id: string, more: object = {}) => {
    const why = { reason_id: 'buyer_closed', is_tried_again: false };
    return server.call(driverTrip.failed, { body: { link, order_id, ...said(), ...why, ...more } });
  },
  sendPhoto: (order_id: string, file: Uint8Array) =>
    server.call(driverTrip.photo, { body: { link, order_id }, file }),
});

/** A store with drivers, and trips of theirs. */
export async function startDriving() {
  const server = await startTestServer();
  const owner = await server.signIn(testPeople.owner);
  const buyer = await server.signIn(testPeople.buyer);
  const store_id: string = testStores.own;
  await stockUp(server.database.db, store_id);
  const seller = { server, owner, store_id };
  const send = (courier_id: string, more: Record<string, unknown> = {}) =>
    sentWith(seller, { buyer, buyer_store_id: testStores.buyer }, courier_id, more);
  /** Of as many orders as are asked for, each as it says. */
  const trip = async (...wanted: Record<string, unknown>[]) => {
    const courier_id = await newDriver(seller);
    const order_ids: string[] = [];
    for (const more of wanted) order_ids.push(await send(courier_id, more));
    const link = await linkFor(seller, courier_id);
    const [first = '', second = ''] = order_ids;
    return { courier_id, first, second, link, driver: driverOf(server, link) };
  };
  const detail = async (order_id: string) =>
    (await server.call(orderDetail.detail, { query: { store_id, order_id } }, owner)).body;
  return { ...seller, buyer, send, trip, detail };
}

export const codeOf = ({ body }: { body: { errors?: { code: string } } }) => body.errors?.code;
