import { contract } from '@marketplace/contract/contract';
import type { LiveFacts } from '@marketplace/contract/help-words';
import type { Db } from '../../platform/db/handle.ts';
import { bind } from '../../platform/http/bind.ts';
import { listReports, reportLocation, settle } from './content-reports.service.ts';
import { listHelpPages, removeHelpPage, saveHelpPage } from './help-pages.service.ts';
import { listNotes } from './help-votes.service.ts';

const { content, opsContent } = contract;

export const contentRoutes = (facts: (db: Db) => Promise<LiveFacts>) => [
  bind(content.facts, async ({ db }) => ({ facts: await facts(db) })),
  bind(content.reportLocation, ({ db, who, body }) => reportLocation(db, who.user_id, body)),
];

/** What operators write, and read of what people say about it. */
export const opsContentRoutes = [
  bind(opsContent.list, ({ db, query }) => listHelpPages(db, query)),
  bind(opsContent.save, ({ db, body }) => saveHelpPage(db, body)),
  bind(opsContent.remove, ({ db, body }) => removeHelpPage(db, body)),
  bind(opsContent.notes, ({ db, query }) => listNotes(db, query)),
  bind(opsContent.reports, ({ db, query }) => listReports(db, query)),
  bind(opsContent.settle, ({ db, body }) => settle(db, body)),
];
