import type { OnboardingStep } from '@marketplace/contract/onboarding-words';
import type { Db, Tx } from '../../platform/db/handle.ts';
import { rowsOf, sql } from '../../platform/db/sql.ts';
import type { MemberScope } from '../../platform/store-scope.ts';

/** What the store has done; messages to a device are the person's own. */
export type StoreProgress = Record<Exclude<OnboardingStep, 'push'>, boolean> & {
  sells: boolean;
  /** The areas that the person may manage. */
  manages: string[];
};

/** Each is one look into an index of the store: nothing is counted. */
export async function readStoreProgress(
  db: Db,
  { store_id: of }: MemberScope,
  user_id: string,
): Promise<StoreProgress | undefined> {
  const store_id = sql`${of}::bigint`;
  const [progress] = await rowsOf<StoreProgress>(
    db,
    sql`select s.is_seller as sells,
          s.description <> '' and s.phone_number is not null as profile,
          s.address <> '' and s.district <> '' and s.postal_code <> '' and not exists (
            select 1 from address_reports where store_id = ${store_id} and settled_at is null
          ) as address,
          exists (select 1 from opening_hours where store_id = ${store_id}) as hours,
          exists (select 1 from delivery_zones where store_id = ${store_id})
            or exists (
              select 1 from glog_registrations where store_id = ${store_id} and status = 'ACTIVE'
            ) as delivery,
          exists (
            select 1 from bank_accounts
            where store_id = ${store_id} and state = 'VERIFIED' and removed_at is null
          ) as bank,
          exists (select 1 from inventories where store_id = ${store_id}) as product,
          exists (
            select 1 from orders where store_id = ${store_id} and arrived_at is not null
              and fulfilment_status in
                ('PROCESSING', 'READY_FOR_PICKUP', 'SHIPPED', 'DELIVERED', 'IN_COMPLAINT', 'COMPLETED', 'RETURNED')
          ) as "order",
          exists (
            select 1 from store_permissions m where m.store_id = s.id and m.user_id <> p.user_id
          ) or exists (
            select 1 from staff_invitations where store_id = ${store_id} and expires_at > now()
          ) as staff,
          array_remove(array[
            case when p.inventory = 'MANAGE' then 'inventory' end,
            case when p."order" = 'MANAGE' then 'order' end,
            case when p.store = 'MANAGE' then 'store' end
          ], null) as manages
        from stores s
        join store_permissions p on p.store_id = s.id and p.user_id = ${user_id}::bigint
        where s.id = ${store_id}`,
  );
  return progress;
}

export type PersonProgress = { push: boolean; is_put_away: boolean; seen: string[] };

export async function readPersonProgress(
  db: Db,
  { store_id }: MemberScope,
  user_id: string,
): Promise<PersonProgress | undefined> {
  const person = sql`${user_id}::bigint`;
  const [progress] = await rowsOf<PersonProgress>(
    db,
    sql`select exists (select 1 from push_subscriptions where user_id = ${person})
            or exists (select 1 from push_tokens where user_id = ${person}) as push,
          coalesce((
            select state -> 'is_put_away' = 'true'::jsonb from seller_ui_states
            where user_id = ${person} and store_id = ${store_id}::bigint and page = 'onboarding'
          ), false) as is_put_away,
          array(select tip from tips_seen where user_id = ${person}) as seen`,
  );
  return progress;
}

export async function insertSeen(db: Tx, user_id: string, tip: string): Promise<void> {
  await db
    .insertInto('tips_seen')
    .values({ user_id, tip })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
