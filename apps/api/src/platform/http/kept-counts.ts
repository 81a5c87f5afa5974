type Count = { current: number; until: number };
type Told = (error: null, count: { current: number; ttl: number }) => void;

/**
 * The counts of one limit in this process. What is full makes room by what is over first and then by what was
 * counted least, so that a flood of other keys does not wash away who is being held.
 */
export class KeptCounts {
  readonly #counts = new Map<string, Count>();
  readonly #most: number;

  /** The limiter makes one itself, and gives it settings that mean nothing here. */
  constructor(_settings: object, most = 20_000) {
    this.#most = most;
  }

  incr(key: string, tell: Told, window: number): void {
    const now = Date.now();
    const known = this.#counts.get(key);
    if (known && known.until > now) known.current += 1;
    else this.#begin(key, now + window, now);
    const { current = 1, until = now + window } = this.#counts.get(key) ?? {};
    tell(null, { current, ttl: until - now });
  }

  child(settings: object): KeptCounts {
    return new KeptCounts(settings, this.#most);
  }

  #begin(key: string, until: number, now: number): void {
    if (this.#counts.size >= this.#most) this.#makeRoom(now);
    this.#counts.set(key, { current: 1, until });
  }

  /** A quarter goes at once, or a full map would be sorted for every new key. */
  #makeRoom(now: number): void {
    for (const [key, { until }] of this.#counts) if (until <= now) this.#counts.delete(key);
    const room = Math.ceil(this.#most / 4);
    if (this.#counts.size <= this.#most - room) return;
    const least = [...this.#counts].sort(([, one], [, two]) => one.current - two.current);
    for (const [key] of least.slice(0, room)) this.#counts.delete(key);
  }
}
