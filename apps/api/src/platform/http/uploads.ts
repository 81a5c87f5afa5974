import { createHash } from 'node:crypto';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { Upload } from '@marketplace/contract/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiFailure, fail } from '../failure.ts';
import { type SpooledFile, spool } from '../files/spooled-file.ts';

const fieldMaxBytes = 10_000;

/** Makes a context take the upload's own kind of body, and no other. */
export async function acceptUpload(app: FastifyInstance, { as, max_bytes }: Upload): Promise<void> {
  app.removeAllContentTypeParsers();
  if (as === 'form') {
    const limits = { fields: 20, fieldSize: fieldMaxBytes, files: 1, fileSize: max_bytes };
    await app.register(multipart, { limits, throwFileSizeLimit: false });
  } else {
    app.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: max_bytes },
      (_request, body, done) => done(null, body),
    );
  }
}

/** What came with a request, as far as it is no JSON. */
export type Received = { fields: unknown; file: SpooledFile | Buffer | undefined };

/**
 * Reads the body, does the work with it, and clears away what lies on the disk. The request's body becomes
 * fields and a digest, which is what it is told by when it comes again.
 */
export async function withUpload<T>(
  request: FastifyRequest,
  upload: Upload,
  mayTake: (fields: Record<string, unknown>) => Promise<void>,
  work: (received: Received) => Promise<T>,
): Promise<T> {
  if (upload.as === 'bytes') return work(readBytes(request));
  const { fields, file } = await readForm(request, upload, mayTake);
  request.body = { ...fields, file: file?.digest };
  try {
    return await work({ fields, file });
  } finally {
    await file?.remove();
  }
}

function readBytes(request: FastifyRequest): Received {
  const { body } = request;
  if (!Buffer.isBuffer(body) || body.length === 0) return fail('body_unreadable');
  request.body = { file: createHash('sha256').update(body).digest('hex') };
  return { fields: undefined, file: body };
}

type Form = { fields: Record<string, unknown>; file: SpooledFile | undefined };

/** The file comes last: nothing of it is written down for who may not send it. */
async function readForm(
  request: FastifyRequest,
  upload: Upload,
  mayTake: (fields: Record<string, unknown>) => Promise<void>,
): Promise<Form> {
  if (!request.isMultipart()) fail('media_type_unsupported');
  const form: Form = { fields: {}, file: undefined };
  let isAsked = false;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        isAsked = true;
        await mayTake(form.fields);
        isAsked = false;
        form.file = await readFile(part, upload);
      } else if (part.valueTruncated) fail('body_too_large');
      else form.fields[part.fieldname] = part.value;
    }
    return form;
  } catch (error) {
    letPass(request);
    await form.file?.remove();
    // What went wrong while we asked whether they may is no fault of their form.
    throw isAsked || error instanceof ApiFailure || isOfTheDisk(error)
      ? error
      : new ApiFailure('body_unreadable');
  }
}

/** The rest of a form that is refused: as long as nobody reads it, its connection stays open for minutes. */
const letPass = ({ raw }: FastifyRequest) => void raw.unpipe().resume();

async function readFile(
  { fieldname, file: bytes }: MultipartFile,
  { too_large = 'file_too_large' }: Upload,
): Promise<SpooledFile> {
  const file = await spool(bytes);
  if (fieldname === 'file' && !bytes.truncated) return file;
  await file.remove();
  return bytes.truncated
    ? fail(too_large)
    : fail('validation_failed', { [fieldname.slice(0, 40)]: 'unknown_field' });
}

const isOfTheDisk = (error: unknown) => (error as NodeJS.ErrnoException).syscall !== undefined;
