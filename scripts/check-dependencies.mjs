import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import config from '../.dependency-cruiser.mjs';
import { root } from './install.mjs';

/** Fails on a broken rule, and also when there was nothing to look at: a tool that sees no file finds no fault. */
process.chdir(root);
const options = { ...config.options, ruleSet: { forbidden: config.forbidden }, validate: true };
const { output } = await cruise(['apps', 'packages', 'bench'], options, undefined, {
  tsConfig: extractTSConfig('tsconfig.json'),
});
const { summary, modules } = output;
const own = modules.filter((module) => /^(apps|packages|bench)\/.*\.tsx?$/.test(module.source));
const linked = own.filter((module) => module.dependencies.some((each) => !each.coreModule));

for (const { rule, from, to, cycle } of summary.violations) {
  const path = cycle ? [from, ...cycle.map((step) => step.name)].join(' → ') : `${from} → ${to}`;
  console.error(`${rule.name}: ${path}`);
}
if (own.length < 50 || linked.length < own.length / 2) {
  console.error(
    `saw only ${own.length} files, ${linked.length} with imports: the rules checked nothing`,
  );
  process.exitCode = 1;
}
if (summary.violations.length > 0) process.exitCode = 1;
console.log(`${own.length} files, ${summary.violations.length} violations`);
