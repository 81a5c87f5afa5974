const listed = 10;

/** What passed and what did not, where the time went, and the tests that took most of it. */
export function createTally() {
  const parts = [];
  const tests = [];
  const begun = Date.now();
  const titlesOf = (wanted) =>
    tests.filter(({ status }) => status === wanted).map(({ title }) => title);
  const addOne = (title, hasPassed, output = '') =>
    void tests.push({ title, status: hasPassed ? 'passed' : 'failed', ms: 0, output });

  return {
    /** What is proven: the titles say which requirements. */
    passedTitles: () => titlesOf('passed'),
    hasPassed: () => titlesOf('failed').length === 0 && titlesOf('passed').length > 0,
    /**
     * The tests of a run, and the status it ended with: it may fail though none of its tests did, by an error outside
     * of all of them.
     *
     * @param {{ title: string, status: 'passed' | 'failed' | 'skipped', ms: number }[]} more
     */
    add: (name, more, exitStatus) => {
      tests.push(...more);
      const hasFailed = more.some(({ status }) => status === 'failed');
      if (exitStatus !== 0 && !hasFailed) addOne(`${name}, outside of its tests`, false);
    },
    /** What is no test of a run: a check with what it printed, or what the tests cannot do without. */
    addOne,
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
      const failed = tests.filter(({ status }) => status === 'failed');
      if (failed.length > 0) console.log('What failed');
      for (const { title, output } of failed) {
        console.log(`  ✗ ${title}`);
        for (const line of lastLines(output)) console.log(`    ${line}`);
      }
      const skipped = titlesOf('skipped').length;
      const rest = skipped > 0 ? `, ${skipped} skipped` : '';
      console.log(`\n${titlesOf('passed').length} passed, ${failed.length} failed${rest}`);
    },
  };
}

/** What a check printed, told again where the end alone is read: the checks are long gone by when the journeys are over. */
function lastLines(output = '') {
  return output.trim() === '' ? [] : output.trim().split('\n').slice(-listed);
}

function minutes(ms) {
  const seconds = ms / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  return `${Math.floor(seconds / 60)} min ${String(Math.floor(seconds % 60)).padStart(2, '0')} s`;
}
