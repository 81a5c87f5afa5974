import type { Tables } from '../platform/db/tables.gen.ts';

export type Role = Tables['store_permissions']['role_name'];

/** The password in every world, of everybody who has one. */
export const worldPassword = 'marketplace';

/** Somebody on the sellers' side who may sign in. */
export type PersonPlan = {
  phone: string;
  name: string;
  username: string;
  /** Signs in by codes alone. */
  hasNoPassword?: true;
  /** How codes come, where it is not left to chance. */
  otp?: { method: 'WHATSAPP' | 'SMS'; isWhitelisted: boolean };
};

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
