import type { Access, Area, Level } from './endpoint.ts';

/** What a key may be allowed. Of the store's own settings it only reads. Without zod, so that any page may carry it. */
export const keyScopes = [
  'orders.read',
  'orders.write',
  'inventory.read',
  'inventory.write',
  'store.read',
] as const;

export type KeyScope = (typeof keyScopes)[number];

/** How long a key may live, in days. */
export const keyLives = [30, 90, 180, 365] as const;

/** That have neither ended nor been revoked, in one store. */
export const mostKeys = 20;

/** A key begins so, with the id of its store: who finds one somewhere knows what it is. */
export const keyMark = 'mpk_';

/** Why a key was not taken. */
export const keyProblems = ['UNKNOWN', 'REVOKED', 'EXPIRED', 'NOT_FOR_KEYS', 'IN_ADDRESS'] as const;

const scopes: Record<Area, Partial<Record<Level, KeyScope>>> = {
  order: { VIEW: 'orders.read', MANAGE: 'orders.write' },
  inventory: { VIEW: 'inventory.read', MANAGE: 'inventory.write' },
  store: { VIEW: 'store.read' },
};

/** What a key needs for a call of this access; none where no key may ever call it. */
export function scopeOfAccess(access: Access): KeyScope | undefined {
  const seller = access.kind === 'either' ? access.seller : access;
  return seller.kind === 'seller' ? scopes[seller.area][seller.level] : undefined;
}

/** What the scopes allow in an area. */
export function levelBy(granted: readonly KeyScope[], area: Area): Level | 'NONE' {
  const { VIEW, MANAGE } = scopes[area];
  if (MANAGE && granted.includes(MANAGE)) return 'MANAGE';
  return VIEW && granted.includes(VIEW) ? 'VIEW' : 'NONE';
}
