import { contract } from '@marketplace/contract/contract';
import { bind, bindPrepared } from '../../platform/http/bind.ts';
import {
  type Accounts,
  addAccount,
  judgeAccount,
  judgeNewAccount,
  verifyAccount,
} from './accounts/add-account.service.ts';
import { approveAccount, judgeApproval } from './accounts/approve-account.service.ts';
import { removeAccount, setDisbursementAccount } from './accounts/bank-accounts.service.ts';
import { accountsFor, chooseForOrder } from './accounts/order-choice.service.ts';
import { sendAccountCode } from './accounts/owner-code.service.ts';
import { listPayouts, payoutDetail } from './list/list-payouts.service.ts';
import { takeOutcome } from './sending/provider-payout.service.ts';
import { retryPayout } from './sending/retry-payout.service.ts';

const { bankAccounts, moneyPayouts, payoutProvider } = contract;

export const payoutsRoutes = (accounts: Accounts) => [
  bind(bankAccounts.get, ({ db, who, scope, query }) => accountsFor(db, who, scope, query)),
  bind(bankAccounts.sendCode, ({ db, who, body, address }) =>
    sendAccountCode(db, accounts.otp, who, address, body.method),
  ),
  bindPrepared(
    bankAccounts.create,
    ({ db, who, body, address }) =>
      judgeNewAccount(accounts, db, { who, address, otp_code: body.otp_code }, body),
    ({ db, who, scope, body, address }, judged) =>
      addAccount(accounts, db, scope, { who, address, otp_code: body.otp_code }, body, judged),
  ),
  bindPrepared(
    bankAccounts.verify,
    ({ db, who, scope, body, address }) =>
      judgeAccount(accounts, db, scope, { who, address, otp_code: body.otp_code }, body),
    ({ db, who, scope, body, address }, judged) =>
      verifyAccount(accounts, db, scope, { who, address, otp_code: body.otp_code }, body, judged),
  ),
  bindPrepared(
    bankAccounts.approve,
    ({ db, who, scope, body, address }) =>
      judgeApproval(db, accounts.otp, scope, { who, address, otp_code: body.otp_code }, body),
    ({ db, who, scope, body, address }, judged) => {
      const typed = { who, address, otp_code: body.otp_code };
      return approveAccount(db, accounts.otp, scope, typed, body, judged);
    },
  ),
  bind(bankAccounts.setDisbursement, ({ db, who, scope, body }) =>
    setDisbursementAccount(db, who, scope, body),
  ),
  bind(bankAccounts.remove, ({ db, who, scope, body }) => removeAccount(db, who, scope, body)),
  bind(bankAccounts.chooseForOrder, ({ db, who, scope, body }) =>
    chooseForOrder(db, who, scope, body),
  ),
  bind(moneyPayouts.list, ({ db, scope, query }) => listPayouts(db, scope, query)),
  bind(moneyPayouts.detail, ({ db, scope, query }) => payoutDetail(db, scope, query)),
  bind(moneyPayouts.retry, ({ db, scope, body }) => retryPayout(db, scope, body)),
  bind(payoutProvider.notify, ({ db, body }) => takeOutcome(db, body)),
];
