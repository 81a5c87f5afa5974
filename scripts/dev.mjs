import { spawn } from 'node:child_process';
import { install, productEnvironment, productNode, root } from './install.mjs';

/**
 * `npm run dev`: the API restarts when a file changes, the web changes in the open page. The kit's own page
 * is /kit.
 */
install();
const api = `http://localhost:${process.env.PORT || '3000'}`;
const environment = productEnvironment({
  API_URL: api,
  DEMO: String(!process.env.DATABASE_URL),
  LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
});
const children = [
  [productNode(), ['--watch', 'apps/api/src/app/main.ts']],
  [productNode(), ['node_modules/vite/bin/vite.js', 'apps/web']],
].map(([command, args]) => spawn(command, args, { cwd: root, stdio: 'inherit', env: environment }));

const end = () => {
  for (const child of children) child.kill();
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end);
for (const child of children) {
  child.on('exit', (code) => {
    end();
    process.exitCode = code ?? 1;
  });
}
