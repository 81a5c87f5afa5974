import { contract, endpoints } from '@marketplace/contract/contract';
import { openApi } from '@marketplace/contract/openapi';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { accountRoutes } from '../features/account/account.routes.ts';
import { accountingRoutes } from '../features/accounting/accounting.routes.ts';
import { backFromAccurate, openAccountingPort } from '../features/accounting/accounting-port.ts';
import { openAccounting } from '../features/accounting/sync/deliver.service.ts';
import { addApiDocs } from '../features/api-docs/add-api-docs.ts';
import { authRoutes } from '../features/auth/auth.routes.ts';
import { chatRoutes, opsChatRoutes } from '../features/chat/chat.routes.ts';
import { opsComplaintsRoutes } from '../features/complaints/ops-complaints.routes.ts';
import { contentRoutes } from '../features/content/content.routes.ts';
import { contentCardsRoutes } from '../features/content-cards/content-cards.routes.ts';
import { demoRoutes } from '../features/demo/demo.routes.ts';
import { createIsDemo } from '../features/demo/demo.service.ts';
import { educationRoutes } from '../features/education/education.routes.ts';
import { eventsRoutes } from '../features/events/events.routes.ts';
import { faqRoutes } from '../features/faq/faq.routes.ts';
import { opsFeesRoutes } from '../features/fees/ops-fees.routes.ts';
import { startFanOut } from '../features/notifications/delivery/fan-out.service.ts';
import { ifWanted } from '../features/notifications/delivery/if-wanted.ts';
import { openPush } from '../features/notifications/delivery/push-transports.ts';
import { notificationsRoutes } from '../features/notifications/notifications.routes.ts';
import { operatorsRoutes } from '../features/operators/operators.routes.ts';
import { orderExportsRoutes } from '../features/orders/export/order-exports.routes.ts';
import { papersRoutes } from '../features/orders/papers/papers.routes.ts';
import { addPaymentMetrics } from '../features/orders/payments/payment-metrics.ts';
import { restartResponseDeadlines } from '../features/orders/record/response-deadline.service.ts';
import { tripsRoutes } from '../features/orders/trips/trips.routes.ts';
import { openNameCheck } from '../features/payouts/accounts/name-check.ts';
import { opsPayoutsRoutes } from '../features/payouts/ops-payouts.routes.ts';
import { payoutsRoutes } from '../features/payouts/payouts.routes.ts';
import { createNumberSeal } from '../features/payouts/record/number-seal.ts';
import { openTransfers } from '../features/payouts/sending/payout-provider.ts';
import { opsProposalsRoutes } from '../features/proposals/ops-proposals.routes.ts';
import { registrationsRoutes } from '../features/registrations/registrations.routes.ts';
import { storageRoutes } from '../features/storage/storage.routes.ts';
import { storeEmailRoutes } from '../features/stores/email/store-email.routes.ts';
import { storesRoutes } from '../features/stores/stores.routes.ts';
import { telemetryRoutes } from '../features/telemetry/telemetry.routes.ts';
import { usersRoutes } from '../features/users/users.routes.ts';
import { openWebhooks } from '../features/webhooks/open-webhooks.ts';
import { createAccountingKeys } from '../platform/accounting-keys.ts';
import { addApiKeys } from '../platform/api-keys/add-api-keys.ts';
import { createAuthenticate } from '../platform/authenticate.ts';
import { createAuthenticateOperator } from '../platform/authenticate-operator.ts';
import { createChatTokens } from '../platform/chat-tokens.ts';
import { addDatabaseMetrics } from '../platform/db/database-metrics.ts';
import type { Database } from '../platform/db/handle.ts';
import { openEmailSender } from '../platform/email/open-email-sender.ts';
import { createEventTail } from '../platform/events/event-tail.ts';
import { createLinks } from '../platform/files/links.ts';
import { openStorage } from '../platform/files/open-storage.ts';
import { createDoor } from '../platform/http/door.ts';
import {
  addErrorHandling,
  answerBrokenAddress,
  answerBrokenHttp,
} from '../platform/http/errors.ts';
import { addHealth } from '../platform/http/health.ts';
import { addJsonBody } from '../platform/http/json-body.ts';
import { addObservability, warnOfUntrustedProxy } from '../platform/http/observability.ts';
import { addOpenApp } from '../platform/http/open-app.ts';
import { addRateLimits } from '../platform/http/rate-limits.ts';
import { registerRoutes } from '../platform/http/register-routes.ts';
import { nextRequestId } from '../platform/http/request-id.ts';
import { addSecurityHeaders } from '../platform/http/security-headers.ts';
import { addShutdown } from '../platform/http/shutdown.ts';
import { addWebFiles } from '../platform/http/web-files.ts';
import type { Job } from '../platform/jobs/job.ts';
import { addJobMetrics } from '../platform/jobs/job-metrics.ts';
import { openSenders } from '../platform/otp/open-senders.ts';
import { openEmails } from '../platform/outbox/emails.ts';
import { addOutboxMetrics } from '../platform/outbox/outbox-metrics.ts';
import { openTextMessages } from '../platform/outbox/text-messages.ts';
import { openWhatsappMessages, sendsWhatsapp } from '../platform/outbox/whatsapp-messages.ts';
import { outsideServices } from '../platform/outside-services.ts';
import { createPermissionsOf } from '../platform/permissions.ts';
import { fcmAccount } from '../platform/push/fcm.ts';
import { vapidKeys } from '../platform/push/vapid.ts';
import { createSeal } from '../platform/seal.ts';
import { secretKey, secretKeys } from '../platform/secret-key.ts';
import { createCheckSignature } from '../platform/signed-calls.ts';
import { addTracing } from '../platform/tracing/add-tracing.ts';
import { demoOffer } from '../world/demo-cast.ts';
import { addBackground } from './background.ts';
import type { Config } from './config.ts';
import { fillPages } from './fill-pages.ts';
import { jobsOfBooks, jobsOver } from './jobs.ts';
import { liveFactsOf } from './live-facts.ts';
import { openSharedRedis } from './open-shared-redis.ts';
import { plainRoutes } from './plain-routes.ts';
import { sweepsOfBooks, sweepsOver } from './sweeps.ts';

const bodyLimit = 256 * 1024;

/** Builds the whole API on an opened database; `main.ts` listens. */
export async function buildServer(
  config: Config,
  database: Database,
  jobs?: readonly Job[],
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: config.LOG_LEVEL },
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'request_id',
    }),
    genReqId: nextRequestId,
    trustProxy: config.TRUST_PROXY.length > 0 ? config.TRUST_PROXY : false,
    bodyLimit,
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    clientErrorHandler: answerBrokenHttp,
    frameworkErrors: answerBrokenAddress,
  });
  const { db } = database;
  const isDemo = createIsDemo(config.DEMO);
  const codeKey = secretKey(config.SIGNING_KEY, 'one_time_codes');
  // Never the configured one: what waits on devices could not be read any more when that changes.
  const deviceKey = secretKey(undefined, 'device_keys');
  const numbers = createNumberSeal(secretKeys(config.BANK_ACCOUNT_KEY, 'bank_accounts'));
  const chatTokens = createChatTokens(secretKey(config.SIGNING_KEY, 'chat_tokens'));
  const books = openAccountingPort(config);
  const accountingKeys = createAccountingKeys(secretKey(config.SIGNING_KEY, 'accounting_keys'));
  const people = createAuthenticate(isDemo, chatTokens, accountingKeys);
  const { authenticate, authenticateChat, authenticateBooks } = people;
  const permissionsOf = createPermissionsOf();
  const redis = await openSharedRedis(config, app.log);
  const storage = await openStorage(config);
  const links = createLinks(config.SIGNING_KEY);
  const files = { storage, links, maxBytes: config.FILE_MAX_BYTES };
  app.addHook('onClose', async () => people.close());
  app.addHook('onClose', async () => redis?.close());

  addShutdown(app);
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, TRACES_SHARE: share } = config;
  if (endpoint) await addTracing(app, { endpoint, share });
  addErrorHandling(app);
  addJsonBody(app);
  const registry = addObservability(app, config.METRICS_TOKEN);
  const tail = createEventTail(db, app.log, registry);
  app.addHook('preClose', async () => tail.close());
  addDatabaseMetrics(registry, database);
  if (config.TRUST_PROXY.length === 0) warnOfUntrustedProxy(app);
  addJobMetrics(registry, db);
  addOutboxMetrics(registry, db);
  addPaymentMetrics(registry, db);
  const vapid = vapidKeys(config.VAPID_PRIVATE_KEY, secretKey(undefined, 'web_push'));
  const webhooks = openWebhooks(db, config.WEBHOOK_INTERNAL_HOSTS);
  const transports = [
    webhooks.transport,
    openTextMessages(config, () => isDemo(db)),
    openTransfers(db, numbers, config),
    openAccounting(db, books.accurate),
    ifWanted(
      db,
      'email',
      openEmails(config, () => isDemo(db)),
    ),
    ifWanted(
      db,
      'whatsapp',
      openWhatsappMessages(config, () => isDemo(db)),
    ),
    ...openPush(db, {
      vapid,
      subject: config.VAPID_SUBJECT,
      internalHosts: config.PUSH_INTERNAL_HOSTS,
      fcm: {
        account: config.FCM_SERVICE_ACCOUNT ? fcmAccount(config.FCM_SERVICE_ACCOUNT) : undefined,
        base: config.FCM_BASE_URL,
      },
    }),
  ];
  const available = {
    whatsapp: sendsWhatsapp(config),
    email: config.EMAIL_GATEWAY_URL !== undefined,
  };
  const sweeps = [
    ...sweepsOver(storage, config.PAYOUT_PROVIDER_URL !== undefined, available),
    ...sweepsOfBooks(books.jobs.compare),
  ];
  if (config.JOBS)
    addBackground(app, database, {
      jobs: jobs ?? [...jobsOver(storage), ...jobsOfBooks(books)],
      sweeps,
      transports,
      others: [startFanOut(available), webhooks.startHandOn],
    });
  const outside = outsideServices(config);
  addSecurityHeaders(app, {
    frameAncestors: config.FRAME_ANCESTORS,
    connectSources: [...config.CONNECT_SOURCES, ...outside.connect],
    imageSources: config.IMAGE_SOURCES,
    scriptSources: outside.script,
  });
  const limits = await addRateLimits(
    app,
    config.RATE_LIMITS
      ? { perUser: config.RATE_LIMIT_PER_USER, perAddress: config.RATE_LIMIT_PER_ADDRESS }
      : undefined,
    redis?.commands,
  );
  const authenticateKey = addApiKeys(app, isDemo);
  addHealth(app, database);
  addOpenApp(app, { appPackage: config.APP_PACKAGE, appleStore: config.APPLE_STORE_URL });
  addApiDocs(app, { perMinute: config.RATE_LIMIT_PER_USER });
  let document: ReturnType<typeof openApi> | undefined;
  app.get('/api/openapi.json', async () => {
    document ??= openApi(contract);
    return document;
  });
  const facts = liveFactsOf(config);
  const factors = createSeal(
    'secrets of authenticator apps',
    secretKeys(config.SECOND_FACTOR_KEY, 'second_factors'),
  );
  const otp = {
    senders: openSenders(config, app.log),
    keyFor: codeKey,
    resend_seconds: config.OTP_RESEND_SECONDS,
    codes_per_hour: config.OTP_CODES_PER_HOUR,
    password_tries: config.PASSWORD_TRIES,
    isDemo,
  };
  registerRoutes(
    app,
    {
      db,
      authenticate,
      authenticateChat,
      authenticateBooks,
      authenticateKey,
      authenticateOperator: createAuthenticateOperator(isDemo),
      checkSignature: createCheckSignature({
        payment_provider: config.PAYMENT_PROVIDER_SECRET,
        payout_provider: config.PAYOUT_PROVIDER_SECRET,
      }),
      permissionsOf,
      limits,
      door: createDoor(app, registry, config.MOST_REQUESTS_AT_ONCE),
    },
    endpoints.map(([, entry]) => entry),
    [
      ...plainRoutes,
      ...authRoutes(otp, factors),
      ...accountRoutes(otp, factors),
      ...usersRoutes(isDemo, deviceKey),
      ...storesRoutes({ onHoursChanged: restartResponseDeadlines }),
      ...storeEmailRoutes({
        sender: openEmailSender(config),
        isDemo,
        keyFor: codeKey,
      }),
      ...notificationsRoutes({
        permissionsOf,
        publicKey: async (db) => Buffer.from((await vapid(db)).publicKey).toString('base64url'),
        available,
        internalHosts: config.PUSH_INTERNAL_HOSTS,
      }),
      ...papersRoutes(links),
      ...orderExportsRoutes(storage),
      ...chatRoutes(chatTokens),
      ...accountingRoutes(books, accountingKeys, backFromAccurate(config)),
      ...payoutsRoutes({ otp, numbers, checkName: openNameCheck(config) }),
      ...storageRoutes(files),
      ...tripsRoutes(files),
      ...eventsRoutes({ tail, authenticate, permissionsOf }),
      ...contentCardsRoutes(outside.cards),
      ...contentRoutes(facts),
      ...faqRoutes(facts),
      ...educationRoutes(facts),
      ...telemetryRoutes({ log: app.log, authenticate, services: outside.services }),
      ...demoRoutes(isDemo, demoOffer),
      ...operatorsRoutes(otp),
      ...opsFeesRoutes(links),
      ...opsComplaintsRoutes(links),
      ...opsProposalsRoutes(links),
      ...registrationsRoutes(otp, links),
      ...opsPayoutsRoutes(numbers),
      ...opsChatRoutes(links),
      ...webhooks.routes,
    ],
  );
  await addWebFiles(app, config.WEB_DIR, {
    fill: fillPages(db, facts),
    origin: config.PUBLIC_URL,
  });
  return app;
}
