/** What a file is for. Photos are taken for all of them. */
export const filePurposes = [
  'delivery_photo',
  'complaint_photo',
  'payment_proof',
  'fee_payment_proof',
  'chat_attachment',
  'product_photo',
  'proposal_photo',
  'registration_document',
  'document',
] as const;

export type FilePurpose = (typeof filePurposes)[number];

/** What may also be a PDF. */
export const pdfPurposes: readonly FilePurpose[] = [
  'payment_proof',
  'fee_payment_proof',
  'document',
];

export const fileMaxBytes = 10 * 1024 * 1024;
/** On a slow line parts are smaller: `part-size.ts`. */
export const partMaxBytes = 256 * 1024;
