import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';

type Letter = {
  to: string;
  subject: string;
  text: string;
  attachments?: { name: string; type: string; content: string }[];
};
type Whatsapp = { to: string; parameters: string[] };

export type MessageGateway = {
  /** For a server that sends WhatsApp messages and e-mails here. */
  settings: {
    WHATSAPP_BASE_URL: string;
    WHATSAPP_PHONE_NUMBER_ID: string;
    WHATSAPP_TOKEN: string;
    WHATSAPP_NOTIFICATION_TEMPLATE: string;
    EMAIL_GATEWAY_URL: string;
  };
  whatsapps: Whatsapp[];
  letters: Letter[];
  /** What the next messages are answered with. */
  answer: (...statuses: number[]) => void;
  close: () => Promise<void>;
};

type Template = {
  to: string;
  template: { components: { parameters: { text: string }[] }[] };
};

/** As much of WhatsApp's Cloud API and of an e-mail gateway as notifications speak. */
export async function startMessageGateway(): Promise<MessageGateway> {
  const whatsapps: Whatsapp[] = [];
  const letters: Letter[] = [];
  const answers: number[] = [];
  const server = createServer(async (request, response) => {
    const body = (await json(request)) as Letter & Template;
    const status = answers.shift() ?? 200;
    if (status === 200 && request.url === '/letters') letters.push(body);
    else if (status === 200)
      whatsapps.push({
        to: body.to,
        parameters:
          body.template.components[0]?.parameters.map((parameter) => parameter.text) ?? [],
      });
    response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return {
    settings: {
      WHATSAPP_BASE_URL: base,
      WHATSAPP_PHONE_NUMBER_ID: '106540352242922',
      WHATSAPP_TOKEN: 'whatsapp-secret',
      WHATSAPP_NOTIFICATION_TEMPLATE: 'kabar_toko',
      EMAIL_GATEWAY_URL: `${base}/letters`,
    },
    whatsapps,
    letters,
    answer: (...statuses) => void answers.push(...statuses),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
