import type { TestServer } from '../testing/test-server.ts';

type Answer = Awaited<ReturnType<TestServer['call']>>;

let underWay: readonly Promise<Answer>[] = [];

/** Sends more than may wait, and goes on once one of them was refused for that: from then on there is no room. */
export async function keepBusy(send: () => Promise<Answer>, times: number): Promise<void> {
  underWay = Array.from({ length: times }, send);
  await Promise.any(
    underWay.map(async (each) => (await each).status === 503 || Promise.reject(new Error())),
  );
}

/** What comes next finds the server with nothing to do. */
export async function untilIdle(): Promise<void> {
  await Promise.allSettled(underWay);
  underWay = [];
}
