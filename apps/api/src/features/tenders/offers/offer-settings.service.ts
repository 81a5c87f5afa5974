import type { OfferSettings } from '@marketplace/contract/tender-settings';
import type { Caller } from '../../../platform/authenticate.ts';
import type { Db } from '../../../platform/db/handle.ts';
import { type StoreScope, storeIn } from '../../../platform/store-scope.ts';
import { changeStore } from '../../stores/change-store.service.ts';
import { readOfferSettings, writeOfferSettings } from './offer-settings.sql.ts';

type Body = Pick<OfferSettings, 'floor_margin_percent' | 'validity_days'>;

export const showSettings = async (db: Db, scope: StoreScope, store_id: string) => ({
  settings: await readOfferSettings(db, storeIn(scope, store_id)),
});

export const saveSettings = (db: Db, who: Caller, scope: StoreScope, body: Body) =>
  changeStore(db, scope, async (db, { store }) => {
    await writeOfferSettings(db, store, { ...body, user_id: who.user_id });
    return { settings: await readOfferSettings(db, store) };
  });
