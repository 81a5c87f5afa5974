import type { Buyer } from './buyer.ts';
import type { Client } from './client.ts';
import type { Random } from './random.ts';

/** Something a buyer does; the client calls as that buyer. It may lead to something later. */
export type Behaviour = (client: Client, buyer: Buyer, random: Random) => Promise<Outcome>;

type Outcome = {
  /** What happened, for the log. */
  told: string;
  /** What the buyer does some minutes later. */
  follows?: Behaviour;
};
