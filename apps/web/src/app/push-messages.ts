/** The parts of a worker that push needs; the library of types for workers is another program's. */
type Waits = Event & { waitUntil: (work: Promise<unknown>) => void };
type PushEvent = Waits & { data?: { json: () => unknown } };
type ClickEvent = Waits & { notification: { data?: { path?: string } | null; close: () => void } };
type Page = {
  url: string;
  focused: boolean;
  focus: () => Promise<Page>;
  navigate: (url: string) => Promise<unknown>;
  postMessage: (message: unknown, ports: MessagePort[]) => void;
};
type Worker = EventTarget & {
  registration: {
    showNotification: (title: string, options: object) => Promise<void>;
  };
  clients: {
    matchAll: (options: object) => Promise<Page[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
  location: { origin: string };
};

type Message = { title: string; text: string; path: string; tag: string };

/** Shows what the server sends, and opens what it tells of. */
export function showPushMessages(worker: Worker): void {
  worker.addEventListener('push', (event) => {
    const { data, waitUntil } = event as PushEvent;
    waitUntil.call(event, show(worker, messageIn(data)));
  });
  worker.addEventListener('pushsubscriptionchange', (event) => {
    (event as Waits).waitUntil.call(event, tellPages(worker));
  });
  worker.addEventListener('notificationclick', (event) => {
    const { notification, waitUntil } = event as ClickEvent;
    notification.close();
    waitUntil.call(event, open(worker, pathIn(worker, notification.data?.path)));
  });
}

const pagesOf = (worker: Worker): Promise<Page[]> =>
  worker.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** Whose the subscription is, only a page knows: one that is open gets another, or the next that opens. */
async function tellPages(worker: Worker): Promise<void> {
  for (const page of await pagesOf(worker)) page.postMessage({ type: 'push lost' }, []);
}

/** Who has the very thing before them needs no message about it. */
async function show(worker: Worker, { title, text, path, tag }: Message): Promise<void> {
  const told = pathIn(worker, path);
  const focused = (await pagesOf(worker)).filter((page) => page.focused);
  const shown = await Promise.all(focused.map((page) => answerOf(page, { type: 'where' })));
  if (shown.some((where) => typeof where === 'string' && isAt(where, told))) return;
  await worker.registration.showNotification(title, {
    body: text,
    tag,
    icon: '/favicon.svg',
    lang: 'id',
    data: { path },
  });
}

/** An open page goes there by itself, and so loses nothing that is typed; where there is none, one is opened. */
async function open(worker: Worker, path: string): Promise<void> {
  const pages = await pagesOf(worker);
  const page = pages.find(({ url }) => url.startsWith(worker.location.origin));
  if (!page) {
    await worker.clients.openWindow(path);
    return;
  }
  const shown = await page.focus().catch(() => page);
  if ((await answerOf(shown, { type: 'open', path })) !== undefined) return;
  await shown.navigate(path).catch(() => worker.clients.openWindow(path));
}

const longestWait = 1_000;

/** A page that has begun just now, or one of the release before, does not hear. */
function answerOf(page: Page, question: object): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
    setTimeout(() => resolve(undefined), longestWait);
    page.postMessage(question, [port2]);
  });
}

/** A page says of itself more than a message does, such as what is chosen on it. */
export function isAt(where: string, path: string): boolean {
  const [here, there] = [where, path].map((each) => new URL(each, 'https://own.invalid'));
  if (here?.pathname === '/seller/chat' && there?.pathname === '/seller/chat/room') {
    // At a desk the room stands beside the list.
    const store = here.searchParams.get('of_store_id');
    if (store) here.searchParams.set('store_id', store);
    here.pathname = there.pathname;
  }
  return (
    here !== undefined &&
    there !== undefined &&
    here.pathname === there.pathname &&
    [...there.searchParams].every(([name, value]) => here.searchParams.get(name) === value)
  );
}

/** Nothing but a path of this application. */
function pathIn(worker: Worker, path: unknown): string {
  const url = typeof path === 'string' ? URL.parse(path, worker.location.origin) : null;
  return url && url.origin === worker.location.origin && String(path).startsWith('/')
    ? url.pathname + url.search
    : '/seller/notifications';
}

/** A browser wants to see each that comes: of one that cannot be read is said only that there is something. */
const unclear: Message = {
  title: 'Ada kabar dari toko Anda',
  text: 'Ketuk untuk melihat notifikasi.',
  path: '/seller/notifications',
  tag: 'unclear',
};

export function messageIn(data: PushEvent['data']): Message {
  try {
    const message = data?.json() as Partial<Message> | null;
    if (!message || typeof message.title !== 'string') return unclear;
    const { title, text = '', path = '', tag = '' } = message;
    return { title, text: String(text), path: String(path), tag: String(tag) };
  } catch {
    return unclear;
  }
}
