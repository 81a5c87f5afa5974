import type { WeekHours } from '@marketplace/contract/week-hours';
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
  /** How many products it lists, where the plan leaves it to no chance. */
  products?: number;
  allowsSelling: boolean;
  isActive: boolean;
  /** When it is open in an ordinary week; one that has said nothing is always open. */
  weekdays?: WeekHours;
  /** Only its sales matter: no buyers are settled for it, and it lists so many of the most popular products. */
  neighbourWith?: number;
  /** The first of them is the owner. */
  members: readonly { phone: string; role: Role }[];
};

/** The operator who looks for the money of transfers. */
export const operatorPhone = '+6281200000900';

/** Judges what buyers and sellers cannot settle. */
export const supportPhone = '+6281200000901';

/** Decides what enters the catalogue. */
export const cataloguePhone = '+6281200000902';
