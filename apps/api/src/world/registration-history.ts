import type { Database } from '../platform/db/handle.ts';
import { rowsOf, sql } from '../platform/db/sql.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import type { World } from './world.ts';

/** Of the stores that buy the last few have asked to sell, one in each state; one that sells was let in by it. */
export async function fillRegistrations({ db }: Database, { now }: World): Promise<void> {
  const at = new Date(now).toISOString();
  await inTransaction(db, async (db) => {
    await rowsOf(
      db,
      sql`
      insert into store_registrations (store_id, state, version, kind, sells, reason, user_id, created_at, updated_at)
      select s.id, w.state::registration_state, w.version, w.kind::store_kind, w.sells, w.reason,
        (select min(user_id) from store_permissions where store_id = s.id and role_name = 'OWNER'),
        ${at}::timestamptz - make_interval(hours => w.age), ${at}::timestamptz - make_interval(hours => w.age / 2)
      from (values
        ('WAITING', 1, 'AGENT', 'Air galon, gas, dan minuman kemasan', null, 2, false, 2),
        ('NEEDS_REVISION', 2, 'WHOLESALER', 'Sembako', 'Alamatnya belum memuat nomor rumah. Tulis lengkap, ya.', 3, false, 30),
        ('REJECTED', 2, 'MAKER', 'Obat herbal racikan sendiri', 'Obat tanpa izin BPOM tidak bisa dijual di sini.', 4, false, 90),
        ('DRAFT', 1, 'WHOLESALER', 'Mi instan dan bumbu dapur', null, 5, false, 6),
        ('APPROVED', 2, 'DISTRIBUTOR', 'Minuman dan makanan ringan', null, 1, true, 400)
      ) as w (state, version, kind, sells, reason, place, is_seller, age)
      join (select id, is_seller, row_number() over (partition by is_seller order by id desc) as place from stores) s
        on s.is_seller = w.is_seller and s.place = w.place
      order by w.age desc`,
    );
  });
}
