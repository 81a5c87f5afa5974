/** What help is sorted by, in the order that people read it. */
export const helpTopics = [
  'START',
  'ORDERS',
  'PRODUCTS',
  'DELIVERY',
  'MONEY',
  'BUYERS',
  'COMPLAINTS',
  'NUMBERS',
  'ACCOUNT',
] as const;
export type HelpTopic = (typeof helpTopics)[number];

export const helpTopicWords: Record<HelpTopic, { slug: string; name: string }> = {
  START: { slug: 'mulai', name: 'Mulai berjualan' },
  ORDERS: { slug: 'pesanan', name: 'Pesanan' },
  PRODUCTS: { slug: 'produk', name: 'Produk, stok, dan harga' },
  DELIVERY: { slug: 'pengiriman', name: 'Pengiriman dan ambil sendiri' },
  MONEY: { slug: 'uang', name: 'Uang dan biaya' },
  BUYERS: { slug: 'pembeli', name: 'Pembeli, promosi, dan chat' },
  COMPLAINTS: { slug: 'komplain', name: 'Komplain' },
  NUMBERS: { slug: 'angka', name: 'Angka toko' },
  ACCOUNT: { slug: 'akun', name: 'Akun, staf, dan keamanan' },
};

/** Drawings of the product that an article may show, by name. */
export const helpPictures = [
  'pesanan',
  'rincian-pesanan',
  'produk',
  'tambah-produk',
  'ubah-harga',
  'saldo',
  'promosi',
  'chat',
  'angka',
  'toko',
] as const;
export type HelpPicture = (typeof helpPictures)[number];

/** What can be wrong with a place of the product or with what is written there. */
export const placeProblems = ['WRONG', 'UNCLEAR', 'OUTDATED', 'BROKEN', 'OTHER'] as const;
export type PlaceProblem = (typeof placeProblems)[number];

/**
 * What texts and pages leave to be filled in, as `{{response_hours}}`: deadlines, rates and contacts as they are now, and how
 * long things are kept.
 */
export const liveFactNames = [
  'response_hours',
  'pay_hours',
  'verify_hours',
  'confirm_hours',
  'arrive_days',
  'pickup_days',
  'complaint_days',
  'complaint_answer_hours',
  'fee_range',
  'fee_tax',
  'fee_due_days',
  'fee_grace_days',
  'payout_hold_hours',
  'undo_hours',
  'photo_size',
  'code_minutes',
  'resend_wait',
  'invitation_days',
  'login_idle_days',
  'keep_login_days',
  'keep_places_days',
  'keep_code_days',
  'keep_usage_days',
  'keep_error_days',
  'keep_notification_days',
  'keep_message_days',
  'keep_chat_years',
  'keep_trip_days',
  'keep_upload_hours',
  'support_whatsapp',
  'support_whatsapp_digits',
  'support_phone',
  'support_email',
  'support_hours',
] as const;
export type LiveFactName = (typeof liveFactNames)[number];
export type LiveFacts = Record<LiveFactName, string>;
