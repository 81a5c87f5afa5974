import { z } from 'zod';
import { asMember, endpoint } from './endpoint.ts';
import { id, instant } from './fields.ts';

export const bannerTypes = ['error', 'important', 'default'] as const;

const banner = z.object({
  id,
  type: z.enum(bannerTypes),
  title: z.string(),
  text: z.string(),
  /** A path of the application, or an https address. */
  link: z.string().nullable(),
  dismissible: z.boolean(),
  expires_at: instant,
});

const notice = z.object({
  hash: z.string(),
  type: z.enum(bannerTypes),
  text: z.string(),
  link: z.string().nullable(),
  expires_at: instant,
});

const list = endpoint({
  method: 'GET',
  path: '/api/stores/banner',
  doc: 'What the operator has to say to the store, or to all stores, until it expires.',
  access: asMember('store_id'),
  query: z.strictObject({ store_id: id }),
  response: z.object({ banners: z.array(banner), notices: z.array(notice) }),
  errors: [],
});

export const storeBanners = { list };
export type StoreBanner = z.infer<typeof banner>;
export type StoreNotice = z.infer<typeof notice>;
