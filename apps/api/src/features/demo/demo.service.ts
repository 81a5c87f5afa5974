import type { Db } from '../../platform/db/handle.ts';
import type { IsDemo } from '../../platform/is-demo.ts';
import { actsOnRecord } from '../acts/acts.service.ts';
import { namesByPhoneNumber } from '../users/users.service.ts';

/** The act on record of a database that the demo world was filled into. */
export const demoFilled = 'demo.end';

/**
 * The setting alone shows nobody's codes: over a database that people use it would open every account. Asked
 * of the database once, when it is first needed: the server starts without it.
 */
export function createIsDemo(isWanted: boolean): IsDemo {
  let isDemo: boolean | undefined = isWanted ? undefined : false;
  return async (db) => {
    isDemo ??= (await actsOnRecord(db)).includes(demoFilled);
    return isDemo;
  };
}

/** Whom a demo offers to try it as. */
export type DemoOffer = {
  people: readonly { phone_number: string; description: string }[];
  password: string;
};

export async function listDemoPeople(db: Db, isDemo: IsDemo, offer: DemoOffer) {
  if (!(await isDemo(db))) return nobody;
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
