import type { WeeklyReportQuery } from '@marketplace/contract/weekly-report';
import type { Db } from '../../../platform/db/handle.ts';
import { type FileAnswer, fileAnswer } from '../../../platform/exports/file-answer.ts';
import { pdfDocument } from '../../../platform/exports/pdf-document.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import { showPerformance } from '../performance/show-performance.service.ts';
import { showProducts, showSales } from '../sales/show-sales.service.ts';
import { reportPaper, type WeekTold } from './report-paper.ts';
import { readStoreOfReport } from './weekly-report.sql.ts';

/** What the paper and the letter tell of a week, as the screens do. */
export async function weekTold(
  db: Db,
  scope: StoreScope,
  query: Pick<WeeklyReportQuery, 'start_week'>,
): Promise<WeekTold> {
  const [week, { products }, performance] = await Promise.all([
    showSales(db, scope, query),
    showProducts(db, scope, { ...query, by: 'REVENUE', select_all_store: false }),
    showPerformance(db, scope),
  ]);
  const [only = '', ...others] = scope.store_ids;
  const store = await readStoreOfReport(db, only);
  return {
    of: others.length > 0 ? `${scope.store_ids.length} toko` : store.name,
    time_zone: store.time_zone,
    week,
    products,
    performance,
  };
}

/** The same week makes the same file until something is counted that changes it. */
export const reportDocument = (told: WeekTold) => {
  const { week } = told;
  const created_at = week.counted_at ?? `${week.date_to}T00:00:00.000Z`;
  return pdfDocument({ ...reportPaper(told), created_at });
};

export async function showReport(
  db: Db,
  scope: StoreScope,
  query: WeeklyReportQuery,
): Promise<FileAnswer> {
  const told = await weekTold(db, scope, query);
  return fileAnswer(`laporan-mingguan-${told.week.start_week}`, 'pdf', reportDocument(told));
}
