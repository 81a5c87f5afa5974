import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildKit, buildWeb } from '../build-web.mjs';
import { root } from '../install.mjs';

/** Builds what journeys look at. The web's build writes the route tree from the site map: one that it has to change was old. */
const tree = join(root, 'apps/web/src/app/routes.gen.ts');
const before = readFileSync(tree, 'utf8');
buildWeb();
buildKit();
if (readFileSync(tree, 'utf8') !== before) {
  console.error(`${tree} was not that of the site map`);
  process.exitCode = 1;
}
