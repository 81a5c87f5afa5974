import { z } from 'zod';
import { cardCategories, cardDestinations } from './card-words.ts';
import { endpoint, user } from './endpoint.ts';
import { id, instant, says } from './fields.ts';

/** Named as engagement services name them, so that an adapter to one has nothing to rename. */
const contentCard = z.object({
  id,
  title: z.string(),
  description: z.string(),
  viewed: z.boolean(),
  pinned: z.boolean(),
  /** A path of the application, or an https address. */
  url: z.string().nullable(),
  linkText: z.string().nullable(),
  imageUrl: z.string().nullable(),
  created_at: instant,
  extras: z.object({
    category: z.enum(cardCategories),
    store_id: id.nullable(),
    destination: z.enum(cardDestinations),
  }),
});

/** Has the cards instead of us: Braze, whose code its customers load from its own address. None of it is a secret. */
const cardService = z.object({
  api_key: z.string(),
  endpoint: z.string(),
  script: z.url({ protocol: /^https?$/ }),
});

const list = endpoint({
  method: 'GET',
  path: '/api/content-cards/list',
  doc: 'What the operator has published for everybody and for the stores of the person: pinned first, then newest. Where an engagement service has the cards instead, there are none here, and how a browser reaches it.',
  access: user,
  response: z.object({ cards: z.array(contentCard), service: cardService.nullable() }),
  errors: [],
});

const logImpressions = endpoint({
  method: 'POST',
  path: '/api/content-cards/impressions',
  doc: 'The person has seen these cards; a card that is not for them is passed over.',
  access: user,
  body: z.strictObject({
    card_ids: z.array(id).min(1, says('required')).max(100, says('too_long')),
  }),
  response: z.object({}),
  errors: [],
});

export const contentCards = { list, logImpressions };
export type CardService = z.infer<typeof cardService>;
export type ContentCard = z.infer<typeof contentCard>;
