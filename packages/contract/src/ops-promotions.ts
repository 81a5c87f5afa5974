import { z } from 'zod';
import { asOperator, endpoint } from './endpoint.ts';
import { id, instant, line, says } from './fields.ts';
import { choice } from './order-row.ts';
import { followed, following } from './pages.ts';
import { promotionTerms } from './promotion.ts';
import { promotionTypes } from './promotion-words.ts';
import { hasUnseen } from './unseen.ts';

const access = asOperator('CATALOGUE');

/** One a line. */
const rules = z
  .string()
  .max(2000, says('too_long'))
  .transform((text) => text.replace(/\r\n?/g, '\n').trim())
  .refine((text) => !text.split('\n').some(hasUnseen), says('invalid'));

/** A month that is too short for its day would be read as the next one. */
const isOnCalendar = (text: string) => {
  const date = new Date(`${text}:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};

const localTime = z
  .string()
  .regex(
    /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/,
    says('date_invalid'),
  )
  .refine(isOnCalendar, says('date_invalid'))
  .meta({ description: 'On the clock of each store: 2026-12-12T00:00.' });

const percent = (max: number) =>
  z.int(says('invalid')).min(0, says('too_small')).max(max, says('too_big'));

const published = promotionTerms.extend({
  cancelled_at: instant.nullable(),
  store_count: z.int(),
  item_count: z.int(),
  created_at: instant,
});

const list = endpoint({
  method: 'GET',
  path: '/ops/promotions/list',
  doc: 'What was published, the newest first, with how many stores joined.',
  access,
  query: z.strictObject(following),
  response: z.object(followed(published)),
  errors: [],
});

const publishBody = z
  .strictObject({
    promotion_type: choice(promotionTypes),
    name: line(3, 80),
    description: line(0, 500).default(''),
    terms: rules.default(''),
    category_ids: z.array(id).max(100, says('too_long')).default([]),
    min_discount_percent: percent(90),
    min_quota: z.int(says('invalid')).min(1, says('too_small')).max(9_999_999, says('too_big')),
    platform_share_percent: percent(100),
    platform_limit: z
      .int(says('invalid'))
      .min(0, says('too_small'))
      .max(999_999_999, says('too_big'))
      .default(0)
      .meta({ description: 'In one store; needed where the marketplace pays a share.' }),
    joins_until_local: localTime,
    starts_local: localTime,
    ends_local: localTime,
  })
  .superRefine((body, context) => {
    const report = (field: keyof typeof body, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (body.platform_share_percent > 0 && body.platform_limit === 0)
      report('platform_limit', says('required'));
    if (body.ends_local <= body.starts_local) report('ends_local', says('ends_before_start'));
    if (body.joins_until_local > body.ends_local)
      report('joins_until_local', says('ends_before_start'));
  });

const publish = endpoint({
  method: 'POST',
  path: '/ops/promotions/publish',
  doc: 'Offers every store a promotion to join.',
  access,
  body: publishBody,
  response: z.object({ promotion: published }),
  errors: ['category_not_found'],
});

const cancel = endpoint({
  method: 'POST',
  path: '/ops/promotions/cancel',
  doc: 'Its prices end at once; orders that were placed keep theirs. Done twice, it is answered alike.',
  access,
  body: z.strictObject({ cms_id: id, reason: line(5, 200) }),
  response: z.object({ promotion: published }),
  errors: ['promotion_not_found'],
});

export const opsPromotions = { list, publish, cancel };
export type PromotionPublishBody = z.output<typeof publishBody>;
export type PublishedPromotion = z.infer<typeof published>;
