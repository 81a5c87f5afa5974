import type { Options } from './options.ts';
import type { Line } from './report.ts';
import type { Worlds } from './worlds.ts';

export type Benchmark = {
  name: string;
  /** What is done, against what, and the bar. */
  about: string;
  /** Whether it needs worlds on a PostgreSQL server; if not it brings the demo world. */
  isOnPostgres: boolean;
  run: (worlds: Worlds, options: Options) => Promise<Line[]>;
};
