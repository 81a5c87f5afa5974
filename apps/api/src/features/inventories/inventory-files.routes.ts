import { contract } from '@marketplace/contract/contract';
import { sendFile } from '../../platform/exports/send-file.ts';
import { bind, bindPrepared, bindStream } from '../../platform/http/bind.ts';
import { describeExport, exportListings } from './export/export-listings.service.ts';
import { openImport, prepareImport } from './import/import-file.service.ts';
import { refusedFile } from './plans/refused-file.service.ts';

const { inventories, inventoryPlans } = contract;

export const inventoryFilesRoutes = [
  bindPrepared(
    inventories.importFile,
    ({ db, who, scope, body, file }) => prepareImport(db, who, scope, body, file),
    ({ db, scope, body }, plan_id) => openImport(db, scope, body.store_id, plan_id),
  ),
  bindStream(inventories.exportList, ({ db, who, scope, query }, reply) =>
    sendFile(reply, who.user_id, () => exportListings(db, scope, query)),
  ),
  bind(inventories.exportInfo, ({ db, scope, query }) => describeExport(db, scope, query)),
  bindStream(inventoryPlans.refused, ({ db, who, scope, query }, reply) =>
    sendFile(reply, who.user_id, () => refusedFile(db, scope, query)),
  ),
];
