import { type KeyScope, scopeOfAccess } from './api-key-scopes.ts';
import { endpoints } from './contract.ts';
import type { Endpoint } from './endpoint.ts';

/**
 * The calls that a key opens. What is not here is closed, whatever its access says: a new endpoint is for people alone until
 * somebody writes it down. Which scope one needs follows from its access.
 */
const open = `
  orders.list orders.searchCounts orders.accept orders.reject orders.readyForPickup orders.confirmDelivered
  orders.deliveryFailed orderDetail.detail orderDetail.summary orderDetail.note orderShipping.confirmShipment orderUnpaid.list
  complaints.list complaints.summary complaints.detail tenderOfferings.list tenderOfferings.get storeCouriers.list
  inventories.list inventories.listV2 inventories.get inventories.getBulk inventories.log inventories.updateV3
  inventories.updateBulk inventories.updateState inventories.updatePriceTiers inventories.create
  catalogue.searchAvailableV2 productUnits.list productUnits.getByBarcode
  storeProfile.info moneyPayouts.list moneyPayouts.detail money.balance money.postings`
  .trim()
  .split(/\s+/);

export type KeyCall = { name: string; entry: Endpoint; scope: KeyScope };

export const keyCalls: readonly KeyCall[] = open.map((name) => {
  const entry = endpoints.find(([each]) => each === name)?.[1];
  const scope = entry && scopeOfAccess(entry.access);
  if (!entry || !scope) throw new Error(`no key can call ${name}`);
  return { name, entry, scope };
});

const byEntry = new Map(keyCalls.map((call) => [call.entry, call]));

/** As what a key calls an endpoint; undefined where it is closed to keys. */
export const keyCallOf = (entry: Endpoint): KeyCall | undefined => byEntry.get(entry);
