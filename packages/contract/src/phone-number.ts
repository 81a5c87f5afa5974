/** A mobile number as it is kept. Apart from its schema, so that a login form needs no schema library. */
export const phoneNumberPattern = /^\+628[1-35-9]\d{7,10}$/;

/** 08…, 628…, +628…, with blanks or dashes, as +628…; what is no such number stays as it is. */
export function normalisedPhoneNumber(text: string): string {
  const compact = text.replace(/[\s.()-]/g, '');
  const match = /^(?:\+?62|0)?0?(8\d+)$/.exec(compact);
  return match ? `+62${match[1]}` : compact;
}
