import type { FastifyReply } from 'fastify';
import type { FileAnswer } from './file-answer.ts';
import { takePlace } from './places.ts';

/** Sends a file from a place of the asker's, who gives it back when the file has ended, whoever ended it. */
export async function sendFile(
  reply: FastifyReply,
  asker: string,
  make: () => Promise<FileAnswer>,
): Promise<void> {
  const leave = takePlace(asker);
  reply.raw.once('close', leave);
  try {
    const { bytes, headers } = await make();
    void reply.headers(headers).send(bytes.once('close', leave));
  } catch (error) {
    leave();
    throw error;
  }
}
