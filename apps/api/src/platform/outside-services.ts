import type { CardService } from '@marketplace/contract/content-cards';
import type { OutsideServices } from '@marketplace/contract/telemetry';

type Settings = {
  SEGMENT_WRITE_KEY?: string | undefined;
  SEGMENT_URL: string;
  ERROR_REPORT_DSN?: string | undefined;
  BRAZE_API_KEY?: string | undefined;
  BRAZE_ENDPOINT?: string | undefined;
  BRAZE_SCRIPT: string;
};

type Outside = {
  services: OutsideServices;
  /** Who has the cards instead of us. */
  cards: CardService | null;
  /** Where a page may connect to, and load code from, on their behalf. */
  connect: string[];
  script: string[];
};

/** The services besides our own that this installation was told to use, and what browsers may do for them. */
export function outsideServices(settings: Settings): Outside {
  const { SEGMENT_WRITE_KEY, SEGMENT_URL, ERROR_REPORT_DSN } = settings;
  const { BRAZE_API_KEY, BRAZE_ENDPOINT, BRAZE_SCRIPT } = settings;
  const envelopes = ERROR_REPORT_DSN ? envelopeAddress(ERROR_REPORT_DSN) : undefined;
  const services: OutsideServices = {
    analytics: SEGMENT_WRITE_KEY
      ? { write_key: SEGMENT_WRITE_KEY, address: new URL('/v1/batch', SEGMENT_URL).href }
      : null,
    errors: envelopes ? { address: envelopes } : null,
  };
  const cards =
    BRAZE_API_KEY && BRAZE_ENDPOINT
      ? { api_key: BRAZE_API_KEY, endpoint: BRAZE_ENDPOINT, script: BRAZE_SCRIPT }
      : null;
  const { analytics, errors } = services;
  const reached = [analytics?.address, errors?.address].filter((address) => address !== undefined);
  return {
    services,
    cards,
    connect: [
      ...reached.map((address) => new URL(address).origin),
      ...(cards ? [`https://${cards.endpoint}`] : []),
    ],
    script: cards ? [new URL(cards.script).origin] : [],
  };
}

/** `https://KEY@HOST/PROJECT`, perhaps with a path before the project, as the address that takes envelopes. */
export function envelopeAddress(dsn: string): string | undefined {
  if (!URL.canParse(dsn)) return undefined;
  const { protocol, host, username, pathname } = new URL(dsn);
  const [, before, project] = /^(.*\/)(\d+)$/.exec(pathname) ?? [];
  if (!username || !before) return undefined;
  const address = new URL(`${protocol}//${host}${before}api/${project}/envelope/`);
  address.search = String(new URLSearchParams({ sentry_key: username, sentry_version: '7' }));
  return address.href;
}
