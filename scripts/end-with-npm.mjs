import process from 'node:process';

const lookEveryMs = 500;
/** Read at once: whoever asks later may have been an orphan for a while. */
const npm = process.ppid;

/**
 * Calls `end` once the npm that runs this script is gone. SIGINT and SIGTERM npm passes on (the scripts are started
 * with `exec`, or a shell in between would keep them); of what else may end it, nobody tells us. A script that somebody
 * else started lives as long as it likes.
 */
export function endWithNpm(end) {
  if (!process.env.npm_lifecycle_event) return;
  const timer = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(timer);
    end();
  }, lookEveryMs);
  timer.unref();
}
