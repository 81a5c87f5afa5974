import { line } from '@marketplace/contract/fields';
import { z } from 'zod';
import { isBankCode } from '../banks/banks.service.ts';

/** Every setting with its shape and what holds until an operator sets it. */
export const settings = {
  /** Usernames with the desktop layout; `*` is everyone. */
  desktop_usernames: z.array(line(1, 100)).default(['*']),
  minimum_app_version: z.int().min(1).default(126),
  shows_bars_in_webview: z.boolean().default(false),
  order_response_hours: z.int().min(1).max(168).default(24),
  support: z
    .strictObject({
      whatsapp_number: line(5, 20),
      phone_number: line(5, 20),
      email: z.email(),
      hours: line(3, 100),
    })
    .default({
      whatsapp_number: '+6281200000999',
      phone_number: '+62215550199',
      email: 'bantuan@marketplace.example',
      hours: 'Setiap hari, 08.00 sampai 21.00 WIB',
    }),
  /** The marketplace's own accounts, for the fees of stores; the first is offered first. */
  fee_payment_accounts: z
    .array(
      z.strictObject({
        bank_code: z.string().refine(isBankCode),
        account_number: z.string().regex(/^\d{5,20}$/),
        account_name: line(3, 100),
      }),
    )
    .max(10)
    .default([]),
  /** Whether a store that wants to sell sends photos of its papers. */
  registration_documents: z.boolean().default(false),
  features: z.record(z.string().regex(/^[a-z_]+$/), z.boolean()).default({}),
};

export type SettingName = keyof typeof settings;
export type Settings = { [Name in SettingName]: z.output<(typeof settings)[Name]> };

export const isSettingName = (name: string): name is SettingName => Object.hasOwn(settings, name);
