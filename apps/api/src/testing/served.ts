import { setTimeout as pause } from 'node:timers/promises';

export type Refusal = { errors?: { code?: string } };
type Answer = { status: number; headers: Record<string, unknown>; body: Refusal };

const mostAttempts = 30;

/** A machine that is busy says so and when to come again; a client does. */
export async function served<A extends Answer>(attempt: () => Promise<A>): Promise<A> {
  let answer = await attempt();
  for (let attempts = 1; isBusy(answer) && attempts < mostAttempts; attempts += 1) {
    await pause(Number(answer.headers['retry-after']) * 1_000);
    answer = await attempt();
  }
  return answer;
}

const isBusy = ({ body }: Answer) => body.errors?.code === 'server_busy';
