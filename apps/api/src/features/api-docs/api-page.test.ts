import { keyCalls } from '@marketplace/contract/api-key-access';
import { exampleOf } from '@marketplace/contract/example-of';
import { answerJsonSchema, inputJsonSchema } from '@marketplace/contract/json-schema';
import { webhookBody, webhookEventData } from '@marketplace/contract/webhook-events';
import { deliveredEvents } from '@marketplace/contract/webhook-words';
import { expect, it } from 'vitest';
import { signatureOf } from '../../platform/signed-calls.ts';
import { apiPage } from './api-page.ts';
import { signatureExamples } from './signature-examples.ts';
import { exampleBody } from './webhook-part.ts';

const page = apiPage('https://pasar.example', 600);

it('names every call that is open to keys, and every event, and no other call', () => {
  const [, reference = ''] = page.split('id="panggilan"');
  const shown = [...reference.matchAll(/<article id="([\w.]+)">/g)].map(([, name]) => name);
  expect(shown.sort()).toEqual(keyCalls.map(({ name }) => name).sort());
  for (const { entry } of keyCalls) expect(page).toContain(`${entry.method} ${entry.path}`);
  for (const event of deliveredEvents) expect(page).toContain(`<article id="${event}">`);
});

it.each(deliveredEvents)('the example of %s is one that could be sent', (event) => {
  const body = exampleBody(event);
  expect(webhookBody.safeParse(body).error).toBeUndefined();
  expect(webhookEventData[event].safeParse(body.data).error).toBeUndefined();
});

it.each(keyCalls.map(({ name, entry }) => [name, entry] as const))(
  'the example of %s is one that is taken, and its answer one that could come',
  (_name, { query, body, response }) => {
    for (const schema of [query, body]) {
      if (!schema) continue;
      const example = exampleOf(inputJsonSchema(schema), { isInput: true });
      expect(issuesBut(schema.safeParse(example).error?.issues)).toEqual([]);
    }
    const answer = exampleOf(answerJsonSchema(response));
    expect(response.safeParse(answer).error?.issues).toBeUndefined();
  },
);

/** Which store, or which of two ways, stands in no schema. */
const issuesBut = (issues: readonly { code: string }[] = []) =>
  issues.filter(({ code }) => code !== 'custom');

it('the example that checks a signature takes ours, and no other, old or changed', async () => {
  const [{ code = '' } = {}] = signatureExamples;
  const { isFromMarketplace } = (await import(
    `data:text/javascript,${encodeURIComponent(code)}`
  )) as { isFromMarketplace: (headers: object, body: string, secret: string) => boolean };
  const secret = Buffer.from('what only the two of us know, in a test');
  const body = JSON.stringify(exampleBody('order.created'));
  const headersAt = (seconds: number, signed = body) => {
    const said = { id: 'a', timestamp: String(Math.floor(Date.now() / 1_000) - seconds) };
    const other = signatureOf(Buffer.from('another'), said, signed);
    return {
      'webhook-id': said.id,
      'webhook-timestamp': said.timestamp,
      'webhook-signature': `${other} ${signatureOf(secret, said, signed)}`,
    };
  };
  const key = `whsec_${secret.toString('base64')}`;
  expect(isFromMarketplace(headersAt(0), body, key)).toBe(true);
  expect(isFromMarketplace(headersAt(400), body, key)).toBe(false);
  expect(isFromMarketplace(headersAt(0), `${body} `, key)).toBe(false);
  expect(isFromMarketplace(headersAt(0), body, 'whsec_YWJj')).toBe(false);
});

it('what stands in it is text', () => {
  expect(apiPage('https://a"><script>', 600)).not.toContain('<script>');
});
