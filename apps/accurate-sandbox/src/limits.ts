const mostAtOnce = 8;
const mostInASecond = 8;

/** 8 calls a second and 8 in parallel for one authorisation; and what was seen of it, for who wants to know. */
export class Limits {
  seen = { calls: 0, most_at_once: 0, most_in_a_second: 0, refused: 0 };
  #underWay = new Map<string, number>();
  #lately = new Map<string, number[]>();

  /** What to do when the call is over, or undefined where there were too many. */
  enter(key: string): (() => void) | undefined {
    const now = performance.now();
    const lately = (this.#lately.get(key) ?? []).filter((at) => at > now - 1_000);
    const underWay = this.#underWay.get(key) ?? 0;
    this.seen.calls += 1;
    this.seen.most_at_once = Math.max(this.seen.most_at_once, underWay + 1);
    this.seen.most_in_a_second = Math.max(this.seen.most_in_a_second, lately.length + 1);
    if (underWay >= mostAtOnce || lately.length >= mostInASecond) {
      this.seen.refused += 1;
      return undefined;
    }
    this.#lately.set(key, [...lately, now]);
    this.#underWay.set(key, underWay + 1);
    return () => this.#underWay.set(key, (this.#underWay.get(key) ?? 1) - 1);
  }
}
