import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { root } from '../install.mjs';

const requirement = /^[A-Z]{1,3}-\d+$/;

/**
 * `npm test -- orders RT-60` runs what stands in files named so, or in tests that carry the id; with both, what is
 * both. `--changed` runs what the change since the last landed commit touches. `--embedded` goes without PostgreSQL and
 * Redis even where they are at hand, `--servers` fails where they are not.
 */
export function readOptions(argv) {
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: {
      changed: { type: 'boolean' },
      embedded: { type: 'boolean' },
      servers: { type: 'boolean' },
    },
  });
  const ids = positionals.filter((word) => requirement.test(word));
  return {
    isEmbeddedOnly: values.embedded === true,
    needsServers: values.servers === true,
    /** The commit that a change is held against; nothing where everything is to be run. */
    since: values.changed ? changeBegins() : undefined,
    /** Parts of file names. */
    words: positionals.filter((word) => !requirement.test(word)),
    /** A pattern for titles: ids stand there in brackets. */
    ids: ids.length > 0 ? `\\b(${ids.join('|')})\\b` : undefined,
    isWhole: positionals.length === 0 && !values.changed,
  };
}

/** Where this branch left the one it follows; without one, a change is what is not committed. */
function changeBegins() {
  const git = (...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  try {
    return git('merge-base', 'HEAD', '@{upstream}').trim();
  } catch {
    return 'HEAD';
  }
}
