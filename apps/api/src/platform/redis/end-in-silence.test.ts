import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { connectToRedis } from './connection.ts';

/** Something that takes connections, and answers each question as it is told; and all who came. */
async function startPeer(answer: (socket: Socket, question: string) => void) {
  const came: Socket[] = [];
  const peer = createServer((socket) => {
    came.push(socket);
    socket.on('error', () => {});
    socket.on('data', (bytes) => answer(socket, String(bytes)));
  });
  peer.listen(0, '127.0.0.1');
  await once(peer, 'listening');
  onTestFinished(() => {
    for (const socket of came) socket.destroy();
    peer.close();
  });
  const redis = connectToRedis(`redis://127.0.0.1:${(peer.address() as AddressInfo).port}`, {
    info: () => {},
    warn: () => {},
  });
  onTestFinished(redis.close);
  return { came, redis };
}

it('who never says a word from the beginning is left, and tried again', async () => {
  const { came } = await startPeer(() => {});
  await eventually(() => expect(came.length).toBeGreaterThan(2));
  await eventually(() => expect(came[0]?.destroyed || came[0]?.readableEnded).toBe(true));
});

it('who falls silent is left, and tried again', async () => {
  let isTalking = true;
  const { came, redis } = await startPeer((socket, question) => {
    const questions = question.split('\r\n').filter((line) => line.startsWith('*')).length;
    if (isTalking) socket.write('+OK\r\n'.repeat(questions));
  });
  await eventually(() => expect(redis.commands.status).toBe('ready'));
  const before = came.length;
  isTalking = false;
  await eventually(() => expect(came.length).toBeGreaterThan(before));
});
