import { contract } from '@marketplace/contract/contract';
import { sendFile } from '../../../platform/exports/send-file.ts';
import type { Storage } from '../../../platform/files/storage.ts';
import { bind, bindStream } from '../../../platform/http/bind.ts';
import { exportJob } from './export-job.ts';
import {
  listExports,
  openExport,
  retryExport,
  startExport,
  stopExport,
} from './order-exports.service.ts';

const { orderExports } = contract;

export const orderExportsRoutes = (storage: Storage) => {
  const job = exportJob(storage);
  return [
    bind(orderExports.start, ({ db, who, scope, body }) => startExport(db, job, who, scope, body)),
    bind(orderExports.list, ({ db, who }) => listExports(db, who)),
    bind(orderExports.cancel, ({ db, who, body }) => stopExport(db, who, body)),
    bind(orderExports.retry, ({ db, who, body }) => retryExport(db, job, who, body)),
    bindStream(orderExports.file, ({ db, who, query }, reply) =>
      sendFile(reply, who.user_id, () => openExport(db, storage, who, query)),
    ),
  ];
};
