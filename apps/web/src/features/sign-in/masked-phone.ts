import { phone } from '../../platform/format/phone.ts';

/** 0812-••••-7890: enough to know one's own number, too little to learn another's. */
export const maskedPhone = (number: string): string =>
  phone(number).replace(/-(\d+)-/, (_, middle: string) => `-${'•'.repeat(middle.length)}-`);
