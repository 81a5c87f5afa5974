import { z } from 'zod';
import { cardCategories } from './card-words.ts';
import { asOperator, endpoint } from './endpoint.ts';
import { day, id, line, says } from './fields.ts';
import { bannerTypes } from './store-banner.ts';

/** A path of the application or an https address: anything else would not be followed. */
export const wordsLink = z.string().regex(/^(\/(?![/\\])|https:\/\/)\S{1,500}$/, says('invalid'));

/** The end of that day where the sun sets last. */
export const lastDay = day.transform((text) => new Date(`${text}T16:59:59.999Z`).toISOString());

const said = {
  store_id: id.optional().meta({ description: 'Without one it is said to every store.' }),
  until: lastDay,
};
const access = asOperator('SUPPORT', 'CATALOGUE');

const publishBanner = endpoint({
  method: 'POST',
  path: '/ops/banners/publish',
  doc: 'Says something on Home, to one store or to all.',
  access,
  body: z.strictObject({
    ...said,
    type: z.enum(bannerTypes, says('not_a_choice')),
    title: line(3, 100),
    text: line(3, 300),
    link: wordsLink.optional(),
    dismissible: z.boolean().default(false),
  }),
  response: z.object({ banner_id: id }),
  errors: ['store_not_found'],
});

const publishNotice = endpoint({
  method: 'POST',
  path: '/ops/notices/publish',
  doc: 'Says something short on every screen, to one store or to all. The same words are the same notice.',
  access,
  body: z.strictObject({
    ...said,
    type: z.enum(bannerTypes, says('not_a_choice')),
    text: line(3, 300),
    link: wordsLink.optional(),
  }),
  response: z.object({ hash: z.string() }),
  errors: ['store_not_found'],
});

const publishCard = endpoint({
  method: 'POST',
  path: '/ops/content-cards/publish',
  doc: 'Publishes a content card, for one store or for everybody.',
  access,
  body: z.strictObject({
    ...said,
    category: z.enum(cardCategories, says('not_a_choice')),
    title: line(3, 100),
    description: line(3, 500),
    url: wordsLink.optional(),
    link_text: line(2, 40).optional(),
    image_url: wordsLink.optional(),
    pinned: z.boolean().default(false),
  }),
  response: z.object({ card_id: id }),
  errors: ['store_not_found'],
});

const configure = endpoint({
  method: 'POST',
  path: '/ops/configuration/set',
  doc: 'Changes a setting of the marketplace; `value` has the shape of that setting.',
  access: asOperator('ADMIN'),
  body: z.strictObject({ name: z.string().max(60, says('too_long')), value: z.json() }),
  response: z.object({ name: z.string() }),
  errors: [],
});

export const opsWords = { publishBanner, publishNotice, publishCard, configure };
