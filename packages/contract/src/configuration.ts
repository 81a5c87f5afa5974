import { z } from 'zod';
import { anyone, endpoint, user } from './endpoint.ts';

const support = z.object({
  whatsapp_number: z.string(),
  phone_number: z.string(),
  email: z.string(),
  hours: z.string(),
});

/** What the operator can set without a new release; the web asks for it every five minutes. */
const configuration = z.object({
  /** This person gets the desktop layout where there is room for it. */
  is_desktop_user: z.boolean(),
  /** The oldest mobile app (version code) whose embedded view we serve. */
  minimum_app_version: z.int(),
  /** In the embedded view our own bars stay hidden unless this says otherwise. */
  shows_bars_in_webview: z.boolean(),
  /** Hours a new order waits for an answer. */
  order_response_hours: z.int(),
  support,
  features: z.record(z.string(), z.boolean()),
});

const get = endpoint({
  method: 'GET',
  path: '/api/users/configuration/get',
  doc: 'Settings of the marketplace as they hold for the signed-in person.',
  access: user,
  response: z.object({ configuration }),
  errors: [],
});

const getSupport = endpoint({
  method: 'GET',
  path: '/api/configuration/support',
  doc: 'How to reach the marketplace’s support, for who cannot sign in.',
  access: anyone,
  response: z.object({ support }),
  errors: [],
});

export const configurations = { get, getSupport };
export type Configuration = z.infer<typeof configuration>;
