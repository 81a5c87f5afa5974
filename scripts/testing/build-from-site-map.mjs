import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildKit, buildWeb } from '../build-web.mjs';
import { root } from '../install.mjs';

/** Builds what journeys look at. The web's build writes the route trees from the site map: one that it has to change was old. */
const trees = ['routes.gen.ts', 'public-routes.gen.js'];
const read = (tree) => readFileSync(join(root, 'apps/web/src/app', tree), 'utf8');
const before = trees.map(read);
buildWeb();
buildKit();
const old = trees.filter((tree, index) => read(tree) !== before[index]);
if (old.length > 0) {
  console.error(`${old} was not that of the site map`);
  process.exitCode = 1;
}
