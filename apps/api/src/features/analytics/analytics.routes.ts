import { contract } from '@marketplace/contract/contract';
import { sendFile } from '../../platform/exports/send-file.ts';
import { bind, bindStream } from '../../platform/http/bind.ts';
import { listBuyers, saveNote, showBuyer } from './buyers/show-buyers.service.ts';
import { showForecast } from './forecast/show-forecast.service.ts';
import { showPicture } from './home/show-picture.service.ts';
import { listCostly, showPerformance } from './performance/show-performance.service.ts';
import { showReport } from './report/show-report.service.ts';
import { saveWanted, showWanted } from './report/weekly-report.service.ts';
import { exportSales } from './sales/export-sales.service.ts';
import {
  listCompleted,
  showProducts,
  showSales,
  summariseSales,
} from './sales/show-sales.service.ts';

const {
  homePicture,
  salesForecast,
  weeklyReport,
  sellerAnalytics,
  sellerPerformance,
  buyerAnalytics,
} = contract;

export const analyticsRoutes = [
  bind(sellerAnalytics.summary, ({ db, scope, query }) => summariseSales(db, scope, query)),
  bind(sellerAnalytics.detail, ({ db, scope, query }) => showSales(db, scope, query)),
  bind(sellerAnalytics.products, ({ db, scope, query }) => showProducts(db, scope, query)),
  bind(sellerAnalytics.orders, ({ db, scope, query }) => listCompleted(db, scope, query)),
  bindStream(sellerAnalytics.export, ({ db, who, scope, query }, reply) =>
    sendFile(reply, who.user_id, () => exportSales(db, scope, query)),
  ),
  bind(sellerPerformance.summary, ({ db, scope }) => showPerformance(db, scope)),
  bind(sellerPerformance.orders, ({ db, scope, query }) => listCostly(db, scope, query)),
  bind(salesForecast.detail, ({ db, scope }) => showForecast(db, scope)),
  bind(homePicture.detail, ({ db, scope }) => showPicture(db, scope)),
  bindStream(weeklyReport.file, ({ db, who, scope, query }, reply) =>
    sendFile(reply, who.user_id, () => showReport(db, scope, query)),
  ),
  bind(weeklyReport.read, ({ db, who, scope, query }) => showWanted(db, scope, who, query)),
  bind(weeklyReport.save, ({ db, who, scope, body }) => saveWanted(db, scope, who, body)),
  bind(buyerAnalytics.list, ({ db, scope, query }) => listBuyers(db, scope, query)),
  bind(buyerAnalytics.detail, ({ db, scope, query }) => showBuyer(db, scope, query)),
  bind(buyerAnalytics.saveNote, ({ db, scope, body }) => saveNote(db, scope, body)),
];
