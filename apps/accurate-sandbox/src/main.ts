import { startSandbox } from './sandbox.ts';

/** For the demo: what the API's settings say of it when nothing else is said. */
const sandbox = await startSandbox({
  port: Number(process.env.PORT || 3010),
  host: process.env.HOST || '127.0.0.1',
  client_id: process.env.ACCURATE_CLIENT_ID || 'sandbox',
  client_secret: process.env.ACCURATE_CLIENT_SECRET || 'sandbox-secret',
});
const end = () => {
  sandbox.close().then(
    () => process.exit(0),
    () => process.exit(1),
  );
};
process.on('SIGTERM', end).on('SIGINT', end);
// A parent that ends without a word closes this end of the pipe.
if (process.argv.includes('--with-parent')) process.stdin.resume().on('end', end);
process.stdout.write(`Accurate sandbox: ${sandbox.url}\n`);
