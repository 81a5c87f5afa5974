import type { Tables } from '../db/tables.gen.ts';

export type OtpMethod = Tables['one_time_codes']['method'];
export type OtpPurpose = Tables['one_time_codes']['purpose'];

type OtpMessage = { phone_number: string; code: string; purpose: OtpPurpose };

/** Brings a code to a person. Throws when it could not, after all its tries. */
export type OtpSender = {
  /** Nothing leaves the server: the code stands in its log. */
  isLog: boolean;
  send: (message: OtpMessage) => Promise<void>;
};

export type OtpSenders = Record<OtpMethod, OtpSender>;
