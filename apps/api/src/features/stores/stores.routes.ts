import { contract } from '@marketplace/contract/contract';
import { bind } from '../../platform/http/bind.ts';
import { listZones, removeZone, saveZone } from './delivery/delivery-zones.service.ts';
import {
  closeDays,
  listClosingDays,
  type OnHoursChanged,
  openDays,
} from './opening/closing-days.service.ts';
import { saveOpeningHours, showOpeningHours } from './opening/opening-hours.service.ts';
import { listSellingStores } from './selling-stores.service.ts';
import {
  acceptInvitation,
  declineInvitation,
  leaveStore,
  listInvitations,
} from './staff/staff-invitations.service.ts';
import {
  changeRole,
  inviteStaff,
  listStaff,
  removeStaff,
  withdrawInvitation,
} from './staff/store-staff.service.ts';
import {
  rejectAddressReport,
  storeInfo,
  storeLocations,
  updateAddress,
  updateProfile,
} from './store-profile.service.ts';
import { listStores } from './stores.service.ts';
import { sellerSummary } from './summary/seller-summary.service.ts';
import { storeFigures } from './summary/store-figures.service.ts';
import { saveTaxes, showTaxes } from './taxes/store-taxes.service.ts';

const {
  stores,
  storeProfile,
  storeStaff,
  staffInvitations,
  closingDays,
  openingHours,
  deliveryZones,
  storeSummary,
  storeTaxes,
} = contract;

/** `onHoursChanged` is what features that build on stores do when a store closes on other days. */
export const storesRoutes = ({ onHoursChanged }: { onHoursChanged: OnHoursChanged }) => [
  bind(stores.list, async ({ db, who }) => ({ stores: await listStores(db, who) })),
  bind(storeSummary.figures, ({ db, scope, query }) => storeFigures(db, scope, query.with_sales)),
  bind(stores.selling, ({ db, scope, query }) => listSellingStores(db, scope, query)),
  bind(storeProfile.info, ({ db, scope }) => storeInfo(db, scope)),
  bind(storeProfile.updateProfile, ({ db, scope, body }) => updateProfile(db, scope, body)),
  bind(storeProfile.updateAddress, ({ db, who, scope, body }) =>
    updateAddress(db, who, scope, body),
  ),
  bind(storeProfile.locations, ({ db, scope }) => storeLocations(db, scope)),
  bind(storeProfile.rejectAddressReport, ({ db, who, scope, body }) =>
    rejectAddressReport(db, who, scope, body),
  ),
  bind(storeStaff.list, ({ db, who, scope }) => listStaff(db, who, scope)),
  bind(storeStaff.invite, ({ db, who, scope, body }) => inviteStaff(db, who, scope, body)),
  bind(storeStaff.update, ({ db, who, scope, body }) => changeRole(db, who, scope, body)),
  bind(storeStaff.remove, ({ db, who, scope, body }) => removeStaff(db, who, scope, body.user_id)),
  bind(storeStaff.withdraw, ({ db, who, scope, body }) =>
    withdrawInvitation(db, who, scope, body.phone_number),
  ),
  bind(staffInvitations.list, ({ db, who }) => listInvitations(db, who)),
  bind(staffInvitations.accept, ({ db, who, body }) => acceptInvitation(db, who, body.store_id)),
  bind(staffInvitations.decline, ({ db, who, body }) => declineInvitation(db, who, body.store_id)),
  bind(staffInvitations.leave, ({ db, who, body }) => leaveStore(db, who, body.store_id)),
  bind(closingDays.list, ({ db, scope }) => listClosingDays(db, scope)),
  bind(closingDays.create, ({ db, scope, body }) => closeDays(db, scope, body, onHoursChanged)),
  bind(closingDays.remove, ({ db, scope, body }) =>
    openDays(db, scope, body.closing_id, onHoursChanged),
  ),
  bind(openingHours.read, ({ db, scope }) => showOpeningHours(db, scope)),
  bind(openingHours.save, ({ db, scope, body }) => saveOpeningHours(db, scope, body.weekdays)),
  bind(deliveryZones.list, ({ db, scope }) => listZones(db, scope)),
  bind(deliveryZones.save, ({ db, scope, body }) => saveZone(db, scope, body)),
  bind(deliveryZones.remove, ({ db, scope, body }) => removeZone(db, scope, body.city_id)),
  bind(storeTaxes.read, ({ db, scope }) => showTaxes(db, scope)),
  bind(storeTaxes.save, ({ db, scope, body }) => saveTaxes(db, scope, body)),
  bind(storeSummary.summary, ({ db, scope }) => sellerSummary(db, scope)),
];
