import type { Tables } from '../db/tables.gen.ts';

export type OtpMethod = Tables['one_time_codes']['method'];
export type OtpPurpose = Tables['one_time_codes']['purpose'];

type OtpMessage = { phone_number: string; code: string; purpose: OtpPurpose };

/** Brings a code to a person. Throws when it could not, after all its tries. */
export type OtpSender = {
  send: (message: OtpMessage) => Promise<void>;
};

/** A method without one sends nothing. Codes stand in no log: who reads a log is not who a code is for. */
export type OtpSenders = Partial<Record<OtpMethod, OtpSender>>;
