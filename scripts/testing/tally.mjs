const listed = 10;

/** What passed and what did not, where the time went, and the tests that took most of it. */
export function createTally() {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  const parts = [];
  const tests = [];
  const begun = Date.now();

  return {
    counts,
    /** Titles of what passed: they say which requirements are proven. */
    passedTitles: () => tests.filter(({ status }) => status === 'passed').map(({ title }) => title),
    /**
     * The tests of a run, and the status it ended with: it may fail though none of its tests did, by an error outside
     * of all of them.
     *
     * @param {{ title: string, status: 'passed' | 'failed' | 'skipped', ms: number }[]} more
     */
    add: (more, exitStatus) => {
      tests.push(...more);
      for (const { status } of more) counts[status] += 1;
      if (exitStatus !== 0 && !more.some(({ status }) => status === 'failed')) counts.failed += 1;
    },
    /** Does a part of the work under a name, and remembers how long it took. */
    timed: async (name, work) => {
      const start = Date.now();
      try {
        return await work();
      } finally {
        parts.push({ name, ms: Date.now() - start });
      }
    },
    print: () => {
      console.log(`\nWhere the time went (${minutes(Date.now() - begun)} in all)`);
      for (const { name, ms } of parts) console.log(`${minutes(ms).padStart(12)}  ${name}`);
      const slowest = tests.toSorted((left, right) => right.ms - left.ms).slice(0, listed);
      if (slowest.length > 0) console.log('The slowest tests');
      for (const { title, ms } of slowest) console.log(`${minutes(ms).padStart(12)}  ${title}`);
      const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
      console.log(`\n${counts.passed} passed, ${counts.failed} failed${skipped}`);
    },
  };
}

function minutes(ms) {
  const seconds = ms / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  return `${Math.floor(seconds / 60)} min ${String(Math.floor(seconds % 60)).padStart(2, '0')} s`;
}
