import { type ReplyField, replyFields } from '@marketplace/contract/chat-words';

export type FieldValues = Partial<Record<ReplyField, string | undefined>>;

const fieldIn = new RegExp(`\\{(${replyFields.join('|')})\\}`, 'giu');

/** A prepared text with what is known in the place of its fields; what is not known stays to be filled in. */
export const filled = (text: string, values: FieldValues): string =>
  text.replace(fieldIn, (field, name: string) => values[name.toLowerCase() as ReplyField] ?? field);

/** The fields that are still to be filled in: a text that has one is not sent. */
export const openFields = (text: string): ReplyField[] => [
  ...new Set([...text.matchAll(fieldIn)].map(([, name]) => `${name}`.toLowerCase() as ReplyField)),
];
