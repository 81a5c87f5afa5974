import { phone } from './format/phone.ts';

/** A number to be read: it stands in one line, however narrow its place. */
export const PhoneNumber = ({ of: number }: { of: string }) => (
  <span className="whitespace-nowrap">{phone(number)}</span>
);
