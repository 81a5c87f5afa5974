import type { Client } from './client.ts';
import type { Person } from './person.ts';
import type { Random } from './random.ts';

/** Something a person does; the client calls as that person. It may lead to something later. */
export type Behaviour = (client: Client, person: Person, random: Random) => Promise<Outcome>;

/** What the same person does after so many beats of the marketplace; see `pace.ts`. */
export type FollowUp = { behave: Behaviour; beats: readonly [min: number, max: number] };

type Outcome = {
  /** What happened, for the log. */
  told: string;
  follows?: readonly FollowUp[];
};
