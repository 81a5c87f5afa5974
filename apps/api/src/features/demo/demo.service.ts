import type { Db } from '../../platform/db/handle.ts';
import { namesByPhoneNumber } from '../users/users.service.ts';

/** Whom a demo offers to try it as. A server that is no demo has none. */
export type DemoOffer = {
  people: readonly { phone_number: string; description: string }[];
  password: string;
};

/** Only who is really there: the setting alone does not put demo people into a database in use. */
export async function listDemoPeople(db: Db, offer: DemoOffer | undefined) {
  if (!offer) return nobody;
  const names = await namesByPhoneNumber(
    db,
    offer.people.map((person) => person.phone_number),
  );
  const people = offer.people.flatMap((person) => {
    const name = names.get(person.phone_number);
    return name === undefined ? [] : [{ name, ...person }];
  });
  return people.length > 0 ? { people, password: offer.password } : nobody;
}

const nobody = { people: [], password: null };
