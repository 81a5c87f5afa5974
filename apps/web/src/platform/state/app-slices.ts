import type { Configuration } from '@marketplace/contract/configuration';
import type { Store } from '@marketplace/contract/stores';
import type { UserInfo } from '@marketplace/contract/users';
import type { Request } from './request.ts';
import type { StoreSlice } from './store-slice.ts';

/** What belongs to this screen and this visit; nothing of it is kept. */
export type AppSlice = {
  isWebview: boolean;
  entryUrl: string | null;
  showLoader: boolean;
  /** What narrowed the order list when it was last looked at; nothing before it was. */
  lastOrderListFilters: Readonly<Record<string, string>> | null;
  isDesktop: boolean;
  /** The order that was just moved here, until a desk has gone on to the next. */
  lastMovedOrder: string | null;
  /** Requests without which no screen works, and how they failed at the start: see mandatory.ts. */
  failedMandatory: Readonly<Partial<Record<MandatoryRequest, unknown>>>;
  /** Why somebody who wanted in stands before the login. */
  loginNotice: string | null;
  /** No longer among the person's, and not yet forgotten: see use-lost-stores.ts. */
  lostStores: readonly Store[];
  /** A new version lies ready on the device. */
  hasUpdate: boolean;
};

export type MandatoryRequest = 'stores' | 'user' | 'configuration';

export type OtpMethod = 'WHATSAPP' | 'SMS';

/** The last code that went out. Its times are by the clock of this device, in milliseconds. */
export type SentCode = {
  method: OtpMethod;
  resend_at: number;
  expires_at: number;
  /** In a demo the code itself. */
  shown_code: string | null;
};

export type OtpSlice = {
  primary_otp_method: OtpMethod;
  is_whitelisted_for_otp_selection: boolean;
  phoneNumber: string;
  purpose: 'LOGIN' | 'RESET_PASSWORD' | 'REGISTER';
  sent: SentCode | null;
};

export type UserSlice = {
  userData: UserInfo | null;
  auth: { isLoggedIn: boolean; user_uuid: string | null };
  /** Who proves a number by a code, from the number to the code. */
  otp: OtpSlice | null;
  configuration: Configuration | null;
  login: Request;
  info: Request;
};

/** The order that was last confirmed here, and what became of it. Not kept: the outbox knows what waits. */
type OrdersSlice = { confirm: Request & { order_id: string | null } };

/** An offer that is half made: what is offered, and how far somebody has got. */
export type HalfOffer = {
  items: readonly { product_unit_id: string; quantity: number; price: number }[];
  step: number;
  /** Which store makes it; what was kept before a store was noted may be anybody's. */
  store_id?: string;
};

/** Offers that are half made, by tender. */
type TenderSlice = Readonly<Record<string, HalfOffer>>;

export type AppState = {
  app: AppSlice;
  user: UserSlice;
  store: StoreSlice;
  orders: OrdersSlice;
  tenders: TenderSlice;
};
