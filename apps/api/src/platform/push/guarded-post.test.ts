import dns from 'node:dns';
import { createServer, type RequestListener } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import { type AddressInfo, createServer as createNetServer } from 'node:net';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { postOutside } from './guarded-post.ts';
import { lookUpOutside } from './outside-address.ts';

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

/** What any name leads to from now on. */
function leadsTo(...addresses: string[]) {
  const found = addresses.map((address) => ({ address, family: 4 }));
  vi.spyOn(dns, 'lookup').mockImplementation(((_name: string, _options: object, answer: Answer) =>
    answer(null, found)) as never);
  syncBuiltinESMExports();
}
type Answer = (error: null, addresses: { address: string; family: number }[]) => void;

const post = (url: string, internalHosts: string[] = [], timeout_ms = 5_000) =>
  postOutside({
    ...{ url, internalHosts, headers: {}, body: Buffer.from('{}') },
    ...{ timeout_ms, signal: new AbortController().signal, answer_bytes: 10 },
  });

it('a name that leads inside by the time it is called is not called', async () => {
  leadsTo('127.0.0.1', '10.1.2.3');
  expect(await post('https://rebind.example.com/hook')).toEqual({ trouble: 'leads inside' });
});

it('of the addresses of a name only those outside are called', () => {
  leadsTo('10.1.2.3', '93.184.216.34', '169.254.169.254');
  const answered = vi.fn();
  lookUpOutside('mixed.example.com', { all: true }, answered);
  expect(answered).toHaveBeenCalledWith(null, [{ address: '93.184.216.34', family: 4 }]);
});

/** Where a server listens that answers so. */
async function serving(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return `127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
}

it('where an answer points to is not gone to', async () => {
  const called: (string | undefined)[] = [];
  const host = await serving((request, response) => {
    called.push(request.url);
    response.writeHead(307, { location: '/inside', 'retry-after': '7' }).end('pergi ke dalam');
  });
  const answer = await post(`http://${host}/hook`, [host]);
  expect(answer).toEqual({ status: 307, wait_ms: 7_000, answer: 'pergi ke d' });
  expect(called).toEqual(['/hook']);
});

it('one that says nothing is too late, one that is not there is not reached', async () => {
  const host = await serving(() => {});
  expect(await post(`http://${host}/hook`, [host], 50)).toEqual({ trouble: 'too late' });
  const nobody = '127.0.0.1:9';
  expect(await post(`http://${nobody}/hook`, [nobody])).toEqual({ trouble: 'not at all' });
});

it('who answers with another protocol, or breaks off, is a trouble and holds nobody up', async () => {
  const sockets = createNetServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () =>
      socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n'),
    );
  });
  await new Promise<void>((resolve) => sockets.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void sockets.close());
  const host = `127.0.0.1:${(sockets.address() as AddressInfo).port}`;
  expect(await post(`http://${host}/hook`, [host])).toEqual({ trouble: 'not at all' });
});
