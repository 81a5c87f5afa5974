import { contract } from '@marketplace/contract/contract';
import { bind } from '../../platform/http/bind.ts';
import { awardOffer } from './buying/award-offer.service.ts';
import { counterOffer } from './buying/counter-offer.service.ts';
import { closeTender } from './buying/end-tender.service.ts';
import { listTenders, showTender } from './buying/show-tenders.service.ts';
import { createTender, updateTender } from './buying/write-tender.service.ts';
import { demandFilter, demandResults } from './list/demand-figures.service.ts';
import { listDemands, summariseDemands } from './list/list-demands.service.ts';
import { declineDemand, undoDecline } from './offers/decline.service.ts';
import { defaultOffering } from './offers/default-offering.service.ts';
import { answerCounter, withdrawOffer } from './offers/end-offer.service.ts';
import { saveSettings, showSettings } from './offers/offer-settings.service.ts';
import { sendOffer } from './offers/send-offer.service.ts';
import { showDemand } from './offers/show-demand.service.ts';

const { tenders, tenderOfferings } = contract;

export const tendersRoutes = [
  bind(tenders.create, ({ db, who, scope, body }) => createTender(db, who, scope, body)),
  bind(tenders.update, ({ db, who, scope, body }) => updateTender(db, who, scope, body)),
  bind(tenders.list, ({ db, scope, query }) => listTenders(db, scope, query)),
  bind(tenders.detail, ({ db, scope, query }) => showTender(db, scope, query)),
  bind(tenders.counter, ({ db, who, scope, body }) => counterOffer(db, who, scope, body)),
  bind(tenders.award, ({ db, who, scope, body }) => awardOffer(db, who, scope, body)),
  bind(tenders.close, ({ db, scope, body }) => closeTender(db, scope, body)),
  bind(tenderOfferings.list, ({ db, scope, query }) => listDemands(db, scope, query)),
  bind(tenderOfferings.filter, ({ db, scope }) => demandFilter(db, scope)),
  bind(tenderOfferings.summary, ({ db, scope }) => summariseDemands(db, scope)),
  bind(tenderOfferings.results, ({ db, scope, query }) => demandResults(db, scope, query)),
  bind(tenderOfferings.get, ({ db, scope, query }) => showDemand(db, scope, query)),
  bind(tenderOfferings.defaultOffering, ({ db, scope, query }) =>
    defaultOffering(db, scope, query),
  ),
  bind(tenderOfferings.create, ({ db, who, scope, body }) => sendOffer(db, who, scope, body)),
  bind(tenderOfferings.withdraw, ({ db, who, scope, body }) => withdrawOffer(db, who, scope, body)),
  bind(tenderOfferings.reject, ({ db, who, scope, body }) => declineDemand(db, who, scope, body)),
  bind(tenderOfferings.undoReject, ({ db, scope, body }) => undoDecline(db, scope, body)),
  bind(tenderOfferings.answerCounter, ({ db, who, scope, body }) =>
    answerCounter(db, who, scope, body),
  ),
  bind(tenderOfferings.readSettings, ({ db, scope, query }) =>
    showSettings(db, scope, query.store_id),
  ),
  bind(tenderOfferings.writeSettings, ({ db, who, scope, body }) =>
    saveSettings(db, who, scope, body),
  ),
];
