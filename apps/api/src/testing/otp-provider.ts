import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';

type Trouble = 'hang' | 'cut' | 400 | 429 | 500;
type Asked = { path: string; body: unknown };

export type OtpProvider = {
  /** For a server that sends its codes here, by both methods. */
  settings: {
    OTP_WHATSAPP: 'cloud';
    OTP_SMS: 'gateway';
    WHATSAPP_BASE_URL: string;
    WHATSAPP_PHONE_NUMBER_ID: string;
    WHATSAPP_TOKEN: string;
    WHATSAPP_TEMPLATE: string;
    SMS_GATEWAY_URL: string;
    SMS_GATEWAY_TOKEN: string;
  };
  /** Every request that came, those that were troubled included. */
  asked: Asked[];
  /** What the next requests meet. */
  trouble: (...kinds: Trouble[]) => void;
  close: () => Promise<void>;
};

const whatsappPath = '/v23.0/106540352242922/messages';
const tokens: Record<string, string> = {
  [whatsappPath]: 'whatsapp-secret',
  '/sms/send': 'sms-secret',
};

/** As much of WhatsApp's Cloud API and of an SMS gateway as we speak. */
export async function startOtpProvider(): Promise<OtpProvider> {
  const asked: Asked[] = [];
  const troubles: Trouble[] = [];
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    const body = await json(request).catch(() => undefined);
    asked.push({ path, body });
    const trouble = troubles.shift();
    if (trouble === 'hang') return;
    if (trouble === 'cut') {
      request.socket.destroy();
      return;
    }
    const isKnown = request.headers.authorization === `Bearer ${tokens[path]}`;
    const status = trouble ?? (isKnown && request.method === 'POST' ? 200 : 401);
    response.writeHead(status, { 'content-type': 'application/json' });
    // A provider may repeat what it was sent; none of it belongs into a log.
    response.end(status === 200 ? '{"messages":[{"id":"wamid.1"}]}' : JSON.stringify(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return {
    settings: {
      OTP_WHATSAPP: 'cloud',
      OTP_SMS: 'gateway',
      WHATSAPP_BASE_URL: base,
      WHATSAPP_PHONE_NUMBER_ID: '106540352242922',
      WHATSAPP_TOKEN: 'whatsapp-secret',
      WHATSAPP_TEMPLATE: 'kode_masuk',
      SMS_GATEWAY_URL: `${base}/sms/send`,
      SMS_GATEWAY_TOKEN: 'sms-secret',
    },
    asked,
    trouble: (...kinds) => troubles.push(...kinds),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
