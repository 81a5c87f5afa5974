import { buildKit } from '../scripts/build-web.mjs';

// biome-ignore lint/style/noDefaultExport: the test runner takes it from here.
export default buildKit;
