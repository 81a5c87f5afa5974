import { join } from 'node:path';
import { fileMaxBytes } from '@marketplace/contract/file-purpose';
import { z } from 'zod';
import { envelopeAddress } from '../platform/outside-services.ts';
import { fcmAccount } from '../platform/push/fcm.ts';
import { secretOf } from '../platform/signed-calls.ts';

const flag = z.enum(['true', 'false']).transform((text) => text === 'true');
const list = z.string().transform((text) => text.split(/[\s,]+/).filter(Boolean));
const count = z.coerce.number().int().min(1).max(1_000_000);
const webhookSecret = z.string().transform((text, context) => {
  const secret = secretOf(text);
  if (secret) return secret;
  context.addIssue(
    'must be whsec_ and the base64 of 24 bytes at least, or several with commas between',
  );
  return z.NEVER;
});
const port = z.coerce.number().int().min(0).max(65_535);

const projectRoot = join(import.meta.dirname, '../../../..');

const settings = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  /** The database is spread over several nodes; see docs/scale.md. */
  DATABASE_DISTRIBUTED: flag.default(false),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(200).default(10),
  DATA_DIR: z.string().min(1).default('data'),
  /** What several processes share besides the database; never needed. */
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, 'must begin with redis://')
    .optional(),
  /** Where files lie; by default beside the embedded database. With S3_ENDPOINT they lie in a bucket. */
  FILES_DIR: z.string().min(1).optional(),
  FILE_MAX_BYTES: z.coerce.number().int().min(1_000).max(fileMaxBytes).default(fileMaxBytes),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[\w.-]+$/)
    .optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  /** Signs the addresses of files; without it the database's own key does. */
  SIGNING_KEY: z.string().min(32, 'must have 32 characters at least').optional(),
  /** Seals the account numbers of stores; without it the database's own key does. */
  BANK_ACCOUNT_KEY: z.string().min(32, 'must have 32 characters at least').optional(),
  /** Seals the secrets of authenticator apps; without it the database's own key does. */
  SECOND_FACTOR_KEY: z.string().min(32, 'must have 32 characters at least').optional(),
  /** Seals what lets us into Accurate; without it the database's own key does. */
  ACCURATE_TOKEN_KEY: z.string().min(32, 'must have 32 characters at least').optional(),
  /** Accurate's account layer, and who we are there; without the two below nothing can be linked. */
  ACCURATE_URL: z.url({ protocol: /^https?$/ }).default('https://account.accurate.id'),
  ACCURATE_CLIENT_ID: z.string().min(1).optional(),
  ACCURATE_CLIENT_SECRET: z.string().min(1).optional(),
  /** Hosts of companies besides those of accurate.id, as host:port: a sandbox. */
  ACCURATE_HOSTS: list.default([]),
  /** Where it sends browsers back to, as it is registered there. */
  ACCURATE_REDIRECT_URI: z.url({ protocol: /^https?$/ }).optional(),
  ACCURATE_TIMEOUT_MS: z.coerce.number().int().min(50).max(30_000).default(10_000),
  /** How one-time codes go out. With `none` a demo shows them, and any other server refuses to make one. */
  OTP_WHATSAPP: z.enum(['none', 'cloud']).default('none'),
  OTP_SMS: z.enum(['none', 'gateway']).default('none'),
  OTP_TIMEOUT_MS: z.coerce.number().int().min(10).max(20_000).default(10_000),
  OTP_RESEND_SECONDS: z.coerce.number().int().min(0).max(600).default(60),
  OTP_CODES_PER_HOUR: count.default(5),
  PASSWORD_TRIES: count.default(10),
  WHATSAPP_BASE_URL: z.url({ protocol: /^https?$/ }).default('https://graph.facebook.com'),
  WHATSAPP_VERSION: z
    .string()
    .regex(/^v\d+\.\d+$/, 'must be like v23.0')
    .default('v23.0'),
  WHATSAPP_PHONE_NUMBER_ID: z.string().regex(/^\d+$/, 'must be digits').optional(),
  WHATSAPP_TOKEN: z.string().min(1).optional(),
  WHATSAPP_TEMPLATE: z.string().min(1).optional(),
  WHATSAPP_LANGUAGE: z.string().min(2).default('id'),
  /** The template by which notifications go out, with title and text; without it none do. */
  WHATSAPP_NOTIFICATION_TEMPLATE: z.string().min(1).optional(),
  SMS_GATEWAY_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMS_GATEWAY_TOKEN: z.string().min(1).optional(),
  /** Where e-mail is handed over; without it none goes out. */
  EMAIL_GATEWAY_URL: z.url({ protocol: /^https?$/ }).optional(),
  EMAIL_GATEWAY_TOKEN: z.string().min(1).optional(),
  EMAIL_FROM: z.string().min(3).default('noreply@marketplace.example'),
  /** Signs messages to browsers; without it the database's own key does. Another one makes every subscription void. */
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'must be 32 bytes in base64url')
    .optional(),
  /** Whom a push service may turn to. */
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:\S+@\S+|https:\/\/\S+)$/, 'must be mailto: or https:')
    .default('mailto:operator@marketplace.example'),
  /** Push services within the house, as host:port; any other address inside is refused. */
  PUSH_INTERNAL_HOSTS: list.default([]),
  /** Receivers of webhooks within the house, as host:port, for a demo and for tests; any other address inside is refused. */
  WEBHOOK_INTERNAL_HOSTS: list.default([]),
  /** The service account of Firebase, its JSON plain or in base64; without it apps get no messages. */
  FCM_SERVICE_ACCOUNT: z
    .string()
    .refine((text) => fcmAccount(text) !== undefined, 'must be the JSON of a service account')
    .optional(),
  FCM_BASE_URL: z.url({ protocol: /^https?$/ }).default('https://fcm.googleapis.com'),
  /** Where the web build lies; served when there is one. */
  WEB_DIR: z.string().min(1).default(join(projectRoot, 'apps/web/dist')),
  /** Where people reach the marketplace, as public pages name themselves; without it they say where they were asked for. */
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => new URL(url).origin)
    .optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  TRUST_PROXY: list.default([]),
  RATE_LIMITS: flag.default(true),
  RATE_LIMIT_PER_USER: count.default(600),
  RATE_LIMIT_PER_ADDRESS: count.default(6_000),
  /** Of one process. Beyond it requests are refused at once, rather than answered when nobody waits any more. */
  MOST_REQUESTS_AT_ONCE: count.default(400),
  FRAME_ANCESTORS: list.default([]),
  CONNECT_SOURCES: list.default([]),
  IMAGE_SOURCES: list.default([]),
  /** Services besides our own that browsers tell, and the one that cards come from: docs/telemetry.md. */
  SEGMENT_WRITE_KEY: z.string().min(1).optional(),
  SEGMENT_URL: z.url({ protocol: /^https?$/ }).default('https://api.segment.io'),
  ERROR_REPORT_DSN: z
    .url({ protocol: /^https?$/ })
    .refine((text) => envelopeAddress(text) !== undefined, 'must be https://KEY@HOST/PROJECT')
    .optional(),
  BRAZE_API_KEY: z.string().min(1).optional(),
  BRAZE_ENDPOINT: z
    .string()
    .regex(/^[\w.-]+(:\d+)?$/, 'must be a host')
    .optional(),
  BRAZE_SCRIPT: z
    .url({ protocol: /^https?$/ })
    .default('https://js.appboycdn.com/web-sdk/6.13/braze.min.js'),
  /** The mobile app that links of /open may start, and where an iPhone gets it. */
  APP_PACKAGE: z
    .string()
    .regex(/^\w+(\.\w+)+$/, 'must be a package name')
    .default('id.marketplace.seller'),
  APPLE_STORE_URL: z.url({ protocol: /^https$/ }).optional(),
  /** Fills an empty database with the demo world, and opens one that was filled so as a demo. */
  DEMO: flag.default(false),
  /** Whether this process takes its share of jobs and sweeps. */
  JOBS: flag.default(true),
  /** Where traces go; without it none are made. And of which share of the requests. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  TRACES_SHARE: z.coerce.number().min(0).max(1).default(0.05),
  /** Sign what a payment provider tells us, one after the other; without any nothing that it tells is taken. */
  PAYMENT_PROVIDER_SECRET: list.pipe(z.array(webhookSecret)).default([]),
  /** Who transfers payouts, with what it signs its answers by; without it operators transfer them. */
  PAYOUT_PROVIDER_URL: z.url({ protocol: /^https?$/ }).optional(),
  PAYOUT_PROVIDER_TOKEN: z.string().min(1).optional(),
  PAYOUT_PROVIDER_SECRET: list.pipe(z.array(webhookSecret)).default([]),
  METRICS_TOKEN: z.string().min(16, 'must have 16 characters at least').optional(),
});

export type Config = z.output<typeof settings>;

/** The environment, read and checked once; a wrong setting is named in one line. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.entries(environment).filter(([, value]) => value !== '');
  const result = settings.safeParse(Object.fromEntries(given));
  if (result.success)
    return withWholeEngagement(withWholeProvider(withWholeSenders(withWholeBucket(result.data))));
  const problems = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new WrongConfiguration(problems.join('; '));
}

/** A bucket is named whole or not at all. */
function withWholeBucket(config: Config): Config {
  const names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  const missing = names.filter((name) => config[name] === undefined);
  if (missing.length === 0 || missing.length === names.length) return config;
  throw new WrongConfiguration(`${missing.join(', ')}: needed beside the other S3 settings`);
}

/** Who transfers money also says what became of it. */
function withWholeProvider(config: Config): Config {
  const { PAYOUT_PROVIDER_URL, PAYOUT_PROVIDER_TOKEN, PAYOUT_PROVIDER_SECRET } = config;
  if (!PAYOUT_PROVIDER_URL || (PAYOUT_PROVIDER_TOKEN && PAYOUT_PROVIDER_SECRET.length > 0))
    return config;
  throw new WrongConfiguration(
    'PAYOUT_PROVIDER_TOKEN, PAYOUT_PROVIDER_SECRET: needed beside PAYOUT_PROVIDER_URL',
  );
}

/** The service that cards come from is named whole or not at all. */
function withWholeEngagement(config: Config): Config {
  if (!config.BRAZE_API_KEY === !config.BRAZE_ENDPOINT) return config;
  throw new WrongConfiguration('BRAZE_API_KEY, BRAZE_ENDPOINT: each is needed beside the other');
}

/** A sender that is chosen has all it needs. */
function withWholeSenders(config: Config): Config {
  const needed = {
    OTP_WHATSAPP: ['WHATSAPP_PHONE_NUMBER_ID', 'WHATSAPP_TOKEN', 'WHATSAPP_TEMPLATE'],
    OTP_SMS: ['SMS_GATEWAY_URL', 'SMS_GATEWAY_TOKEN'],
  } as const;
  for (const sender of ['OTP_WHATSAPP', 'OTP_SMS'] as const) {
    const missing = needed[sender].filter((name) => config[name] === undefined);
    if (config[sender] === 'none' || missing.length === 0) continue;
    throw new WrongConfiguration(`${missing.join(', ')}: needed for ${sender}=${config[sender]}`);
  }
  return config;
}

export class WrongConfiguration extends Error {
  constructor(problems: string) {
    super(`wrong configuration: ${problems}`);
  }
}
