import { remakingInTurn } from '../platform/files/images.ts';
import { hashingInTurn } from '../platform/passwords.ts';

type Work = () => Promise<void>;

let crowd: readonly Promise<void>[] = [];
let leave: () => void = () => {};

/** Takes places in a line and keeps them until `untilIdle`: it is full, and nothing is computed for that. */
function fill(places: number, take: (work: Work, index: number) => Promise<void>): void {
  const held = new Promise<void>((resolve) => {
    leave = resolve;
  });
  crowd = Array.from({ length: places }, (_place, index) => take(() => held, index));
}

/** As many passwords as may be looked at and wait for one address. */
export const fillHashing = (address = '127.0.0.1'): void =>
  fill(22, (work) => hashingInTurn(address, work));

/** As many photos of one store; of as many people, so that none of them makes room. */
export const fillRemaking = (store_id: string): void =>
  fill(12, (work, index) => remakingInTurn({ who: store_id, person: `crowd ${index}` }, work));

/** What comes next finds the server with nothing to do. */
export async function untilIdle(): Promise<void> {
  leave();
  await Promise.all(crowd);
  crowd = [];
}
