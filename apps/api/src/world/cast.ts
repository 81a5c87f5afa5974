import type { Tables } from '../platform/db/tables.gen.ts';

export type Role = Tables['store_permissions']['role_name'];

/** Everybody's password in every world. */
export const worldPassword = 'marketplace';

/** Somebody on the sellers' side who may sign in. */
export type PersonPlan = { phone: string; name: string; username: string };

/** A seller store. */
export type StorePlan = {
  name: string;
  city: string;
  orders: number;
  allowsSelling: boolean;
  isActive: boolean;
  /** The first of them is the owner. */
  members: readonly { phone: string; role: Role }[];
};
