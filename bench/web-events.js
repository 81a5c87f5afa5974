/**
 * Runs in a page before its own code: the stream of events is this one, and tells of the orders that the page was
 * answered. Changes mostly, now and then a move to another list, and now and then a new order.
 */
const orders = [];
const fetchOfPage = fetch;
const bytes = new TextEncoder();
const numbers = {};
let say;
let told = 0;

Reflect.set(globalThis, 'fetch', async (resource, options) => {
  const path = new URL(resource.url ?? resource, location.href).pathname;
  if (path === '/api/events/stream') {
    const body = new ReadableStream({
      start: (controller) => {
        say = (kind, data) =>
          controller.enqueue(bytes.encode(`event: ${kind}\ndata: ${JSON.stringify(data)}\n\n`));
        say('open', { places: {} });
      },
    });
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
  }
  const answer = await fetchOfPage(resource, options);
  if (path === '/api/orders/info/list') {
    const { data } = await answer.clone().json();
    orders.push(...data);
  }
  return answer;
});

globalThis.happening = {
  /** Tells of so many a second for so long, and answers with the page's longest task meanwhile. */
  async tell(perSecond, seconds) {
    const before = benchmark.noted.longTasks.length;
    for (let tick = 0; tick < perSecond * seconds; tick += 1) {
      next();
      await new Promise((then) => setTimeout(then, 1000 / perSecond));
    }
    const longTasks = benchmark.noted.longTasks.slice(before);
    return Math.max(0, ...longTasks.map(({ duration }) => duration));
  },
};

function next() {
  told += 1;
  const order = orders[(told * 37) % orders.length];
  numbers[order.store_id] = (numbers[order.store_id] ?? 0) + 1;
  const isNew = told % 25 === 0;
  const isMoved = told % 5 === 0 && order.fulfilment_status === 'NEW';
  const now = { ...order, total_amount: order.total_amount + told };
  if (isNew) Object.assign(now, { id: `9${told}`, arrived_at: new Date().toISOString() });
  if (isMoved) now.fulfilment_status = 'PROCESSING';
  say(isNew ? 'order.created' : 'order.changed', {
    store_id: order.store_id,
    area: 'order',
    number: numbers[order.store_id],
    kind: isNew ? 'order.created' : 'order.changed',
    created_at: new Date().toISOString(),
    payload: { ...now, previous_fulfilment_status: isNew ? null : order.fulfilment_status },
  });
}
