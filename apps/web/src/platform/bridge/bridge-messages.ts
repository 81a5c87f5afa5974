type Message = { type: string; id: string; payload?: unknown };

/** The event by which an app answers where it cannot post a message to the page. */
const answerEvent = 'marketplace-bridge';

/**
 * Sends `{ type, id, payload }` and waits for a message with the same id, which nobody else can guess. What
 * cannot be read, or answers nobody, is not ours. iOS may answer the call itself instead, and `place` is where Android
 * does.
 */
export function askByMessage(
  send: (message: Message) => unknown,
  question: Omit<Message, 'id'>,
  place?: typeof MarketplaceBridge,
): Promise<unknown> {
  const id = crypto.randomUUID();
  return new Promise((resolve) => {
    const stop = new AbortController();
    const answer = (payload: unknown) => {
      stop.abort();
      place?.removeEventListener?.('message', hear);
      resolve(payload);
    };
    const hear = (event: Event) => {
      const message = readMessage(event instanceof CustomEvent ? event.detail : dataOf(event));
      if (message?.id === id) answer(message.payload);
    };
    for (const target of [window, document]) {
      target.addEventListener('message', hear, stop);
    }
    window.addEventListener(answerEvent, hear, stop);
    place?.addEventListener?.('message', hear);
    const said = send({ ...question, id });
    // A refusal is no answer; the wait for one ends by itself.
    if (said instanceof Promise) said.then(answer, () => stop.abort());
  });
}

const dataOf = (event: Event): unknown => ('data' in event ? event.data : undefined);

function readMessage(data: unknown): Partial<Message> | undefined {
  try {
    const message: unknown = typeof data === 'string' ? JSON.parse(data) : data;
    return typeof message === 'object' && message !== null ? message : undefined;
  } catch {
    return undefined;
  }
}
