import type { OfferSettings, OfferSettingsBody } from '@marketplace/contract/tender-settings';
import type { Caller } from '../../../platform/authenticate.ts';
import type { Db } from '../../../platform/db/handle.ts';
import { type StoreScope, storeIn } from '../../../platform/store-scope.ts';
import { recordAct } from '../../acts/acts.service.ts';
import { changeStore } from '../../stores/change-store.service.ts';
import { readOfferSettings, writeOfferSettings } from './offer-settings.sql.ts';

type Named = Pick<OfferSettings, 'floor_margin_percent' | 'validity_days'>;

export const showSettings = async (db: Db, scope: StoreScope, store_id: string) => ({
  settings: await readOfferSettings(db, storeIn(scope, store_id)),
});

/** What is not named stays as it is now: whoever saves beside somebody else does not undo it. */
export const saveSettings = (
  db: Db,
  { user_id }: Caller,
  scope: StoreScope,
  { floor_margin_percent, validity_days }: OfferSettingsBody,
) =>
  changeStore(db, scope, async (db, { store }) => {
    const before = named(await readOfferSettings(db, store));
    const after = {
      floor_margin_percent:
        floor_margin_percent === undefined ? before.floor_margin_percent : floor_margin_percent,
      validity_days: validity_days ?? before.validity_days,
    };
    await writeOfferSettings(db, store, { ...after, user_id });
    await recordAct(db, 'offer_settings.save', { ...store, before, after });
    return { settings: await readOfferSettings(db, store) };
  });

const named = ({ floor_margin_percent, validity_days }: OfferSettings): Named => ({
  floor_margin_percent,
  validity_days,
});
