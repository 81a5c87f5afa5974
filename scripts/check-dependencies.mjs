import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import config from '../.dependency-cruiser.mjs';
import { root } from './install.mjs';

/** Fails on a broken rule, and also when there was nothing to look at: a tool that sees no file finds no fault. */
process.chdir(root);
const roots = ['apps', 'packages', 'bench', 'e2e'];
const tsConfig = extractTSConfig('tsconfig.json');
const isFolderRule = (rule) => rule.scope === 'folder';

async function look(forbidden, exclude) {
  const options = { ...config.options, ...exclude, ruleSet: { forbidden }, validate: true };
  const { output } = await cruise(roots, options, undefined, { tsConfig });
  return output;
}

const files = await look(config.forbidden.filter((rule) => !isFolderRule(rule)));
// Tests stand beside the code and start the whole server: folders are judged without them.
const folders = await look(config.forbidden.filter(isFolderRule), {
  exclude: { path: '\\.test\\.ts$|/dist/' },
});
const violations = [...files.summary.violations, ...folders.summary.violations];
const { modules } = files;
const own = modules.filter((module) => /^(apps|packages|bench|e2e)\/.*\.tsx?$/.test(module.source));
const linked = own.filter((module) => module.dependencies.some((each) => !each.coreModule));

for (const { rule, from, to, cycle } of violations) {
  const path = cycle ? [from, ...cycle.map((step) => step.name)].join(' → ') : `${from} → ${to}`;
  console.error(`${rule.name}: ${path}`);
}
if (own.length < 50 || linked.length < own.length / 2) {
  console.error(
    `saw only ${own.length} files, ${linked.length} with imports: the rules checked nothing`,
  );
  process.exitCode = 1;
}
if (violations.length > 0) process.exitCode = 1;
console.log(`${own.length} files, ${violations.length} violations`);
