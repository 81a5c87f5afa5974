import type { AnswerOf } from '@marketplace/contract/call';
import { type Client, Refused } from './client.ts';

export type OwnStore = AnswerOf<'GET /api/stores/list'>['stores'][number];

/** A shopkeeper who buys, or somebody who works for one who sells, and what is remembered of the login. */
export type Person = {
  /** Signs in with a code besides, at the operators' side. */
  isOperator: boolean;
  phone_number: string;
  password: string;
  token: Promise<string> | undefined;
  /** What the calls of chat take, and until when. */
  chat: { token: string; expires_at: string } | undefined;
  store: OwnStore | undefined;
  /** Names of goods a buyer has come across lately. */
  seen: string[];
};

export const createPerson = (
  phone_number: string,
  password: string,
  isOperator = false,
): Person => ({
  isOperator,
  phone_number,
  password,
  token: undefined,
  chat: undefined,
  store: undefined,
  seen: [],
});

/** A client that calls as the person: signed in once, and anew when that login has ended. */
export function clientOf(client: Client, person: Person): Client {
  return async (call, inputs, options) => {
    const credentials = async () =>
      call.includes(' /chat/')
        ? { bearer: await chatTokenOf(client, person) }
        : { token: await tokenOf(client, person) };
    const given = await credentials();
    try {
      return await client(call, inputs, { ...options, ...given });
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== 'authentication_failed') throw error;
      person.token = undefined;
      person.chat = undefined;
      return client(call, inputs, { ...options, ...(await credentials()) });
    }
  };
}

/** Renewed before it is over: a call may be under way for a while. */
const leftMs = 60_000;

async function chatTokenOf(client: Client, person: Person): Promise<string> {
  const { chat } = person;
  if (chat && Date.parse(chat.expires_at) - Date.now() > leftMs) return chat.token;
  const token = await tokenOf(client, person);
  person.chat = await client('POST /api/auth/chat-token', {}, { token });
  return person.chat.token;
}

function tokenOf(client: Client, person: Person): Promise<string> {
  person.token ??= signIn(client, person).catch((error: unknown) => {
    person.token = undefined;
    throw error;
  });
  return person.token;
}

async function signIn(
  client: Client,
  { phone_number, password, isOperator }: Person,
): Promise<string> {
  if (isOperator) return signInOperator(client, { phone_number, password });
  const answer = await client('POST /api/auth/login', { body: { phone_number, password } });
  return answer.auth_token.token;
}

/** Only a demo tells the code; anywhere else it comes to a phone, and there is nobody to read it. */
async function signInOperator(
  client: Client,
  credentials: { phone_number: string; password: string },
): Promise<string> {
  const { otp } = await client('POST /ops/auth/code', { body: credentials });
  if (!otp.shown_code) throw new Refused('wrong_credentials');
  const body = { ...credentials, otp_code: otp.shown_code };
  return (await client('POST /ops/auth/login', { body })).auth_token.token;
}

/** The store a buyer orders for. */
export async function storeOf(client: Client, person: Person): Promise<OwnStore> {
  if (!person.store) {
    const { stores } = await client('GET /api/stores/list', {});
    person.store = stores.find((store) => store.permission.order === 'MANAGE');
  }
  if (!person.store) throw new Refused('permission_denied');
  return person.store;
}
