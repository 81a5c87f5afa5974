import { contract } from '@marketplace/contract/contract';
import { bind, bindPrepared, bindStream } from '../../platform/http/bind.ts';
import {
  describeFile,
  type FileStore,
  keepFile,
  linkToFile,
  openContent,
  prepareFile,
} from './storage.service.ts';
import {
  beginUpload,
  describeUpload,
  finishUpload,
  prepareUpload,
  takePart,
} from './uploads.service.ts';

const { newFile, newUpload, sendPart, uploadDetail, fileLink, fileContent } = contract.storage;

export const storageRoutes = (files: FileStore) => [
  bindPrepared(
    newFile,
    ({ db, who, scope, body, file }) => prepareFile(files, db, who, scope, body.purpose, file),
    async ({ db, who, scope, body }, content) => {
      const file = await keepFile(db, who, scope, body.purpose, content);
      return { file: await describeFile(files, db, file) };
    },
  ),
  bind(newUpload, ({ db, who, scope, body }) => beginUpload(files, db, who, scope, body)),
  bind(sendPart, ({ db, who, scope, query, file }) => takePart(db, who, scope, query, file)),
  bind(uploadDetail, ({ db, scope, query }) => describeUpload(db, scope, query.upload_id)),
  bindPrepared(
    contract.storage.finishUpload,
    ({ db, who, scope, body }) => prepareUpload(files, db, who, scope, body.upload_id),
    ({ db, who, scope, body }, content) =>
      finishUpload(files, db, who, scope, body.upload_id, content),
  ),
  bind(fileLink, ({ db, scope, query }) => linkToFile(files, db, scope, query.file_id)),
  bindStream(fileContent, async ({ db, query }, reply) => {
    const { bytes, headers } = await openContent(files, db, query);
    void reply.headers(headers).send(bytes);
  }),
];
