import { contract } from '@marketplace/contract/contract';
import { bind } from '../../platform/http/bind.ts';
import { endVoucher, pauseVoucher } from './end-voucher.service.ts';
import { saveVoucher } from './save-voucher.service.ts';
import { listBuyers, listVouchers, showVoucher } from './show-vouchers.service.ts';

const { vouchers } = contract;

export const vouchersRoutes = [
  bind(vouchers.list, ({ db, scope, query }) => listVouchers(db, scope, query)),
  bind(vouchers.detail, ({ db, scope, query }) => showVoucher(db, scope, query)),
  bind(vouchers.save, ({ db, who, scope, body }) => saveVoucher(db, who, scope, body)),
  bind(vouchers.pause, ({ db, who, scope, body }) => pauseVoucher(db, who, scope, body)),
  bind(vouchers.end, ({ db, who, scope, body }) => endVoucher(db, who, scope, body)),
  bind(vouchers.buyers, ({ db, scope, query }) => listBuyers(db, scope, query)),
];
