import { contract } from '@marketplace/contract/contract';
import { bind } from '../../platform/http/bind.ts';
import { publishBanner, publishNotice } from '../banners/banners.service.ts';
import { listFeeRates, setFeeRate } from '../book/fee-rates.service.ts';
import { configure } from '../configuration/configuration.service.ts';
import { publishCard } from '../content-cards/content-cards.service.ts';
import { waitingForGlog } from '../glog/glog.service.ts';
import { judgePayment } from '../orders/payments/judge-payment.service.ts';
import { listNotified } from '../orders/payments/notified-payments.service.ts';
import {
  listWaitingPayments,
  refusePayment,
  verifyPayment,
} from '../orders/payments/verify-payment.service.ts';
import { setStoreFlags } from '../stores/stores.service.ts';
import { listWrongSums } from '../sums/sums.service.ts';
import {
  addressee,
  answerGlog,
  doubtAddress,
  grantByNumber,
  newStore,
  newUser,
  resetFactorByNumber,
  revokeByNumber,
} from './ops.service.ts';

const { opsStores, opsWords, opsFees, opsPayments, opsSums } = contract;

/** What operators do, on the services that the admin program uses. */
export const opsRoutes = [
  bind(opsStores.createUser, ({ db, body }) => newUser(db, body)),
  bind(opsStores.resetFactor, ({ db, body }) => resetFactorByNumber(db, body)),
  bind(opsStores.createStore, ({ db, body }) => newStore(db, body)),
  bind(opsStores.setFlags, ({ db, body: { store_id, reason, ...change } }) =>
    setStoreFlags(db, store_id, change, reason),
  ),
  bind(opsStores.grant, ({ db, body }) => grantByNumber(db, body)),
  bind(opsStores.revoke, ({ db, body }) => revokeByNumber(db, body)),
  bind(opsStores.reportAddress, ({ db, body }) => doubtAddress(db, body)),
  bind(opsStores.glogWaiting, ({ db, query }) => waitingForGlog(db, query)),
  bind(opsStores.glogDecide, ({ db, body }) => answerGlog(db, body)),
  bind(opsWords.publishBanner, async ({ db, body: { store_id, until, link, ...banner } }) => ({
    banner_id: await publishBanner(db, {
      ...banner,
      store_id: await addressee(db, store_id),
      link: link ?? null,
      expires_at: until,
    }),
  })),
  bind(opsWords.publishNotice, async ({ db, body: { store_id, until, link, ...notice } }) => ({
    hash: await publishNotice(db, {
      ...notice,
      store_id: await addressee(db, store_id),
      link: link ?? null,
      expires_at: until,
    }),
  })),
  bind(opsWords.publishCard, async ({ db, body: { store_id, until, ...card } }) => ({
    card_id: await publishCard(db, {
      category: card.category,
      title: card.title,
      description: card.description,
      pinned: card.pinned,
      store_id: await addressee(db, store_id),
      url: card.url ?? null,
      link_text: card.link_text ?? null,
      image_url: card.image_url ?? null,
      expires_at: until,
    }),
  })),
  bind(opsWords.configure, ({ db, body: { name, value } }) => configure(db, name, value)),
  bind(opsFees.list, ({ db, query }) => listFeeRates(db, query)),
  bind(opsFees.set, ({ db, body }) => setFeeRate(db, body)),
  bind(opsPayments.waiting, ({ db, query }) => listWaitingPayments(db, query)),
  bind(opsPayments.verify, ({ db, who, body }) => verifyPayment(db, who, body)),
  bind(opsPayments.refuse, ({ db, who, body }) => refusePayment(db, who, body)),
  bind(opsPayments.notified, ({ db, query }) => listNotified(db, query)),
  bind(opsPayments.judge, ({ db, who, body }) => judgePayment(db, who, body)),
  bind(opsSums.wrong, ({ db, query }) => listWrongSums(db, query)),
];
