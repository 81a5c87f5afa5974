import type { FastifyInstance } from 'fastify';
import { apiPage } from './api-page.ts';

/** GET /docs/api: what a seller's programmer reads, without a login. */
export function addApiDocs(app: FastifyInstance, { perMinute }: { perMinute: number }): void {
  app.get('/docs/api', async (request, reply) => {
    const origin = `${request.protocol}://${request.host}`;
    return reply
      .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
      .send(apiPage(origin, perMinute));
  });
  app.get('/docs/api.css', async (_request, reply) =>
    reply
      .headers({
        'content-type': 'text/css; charset=utf-8',
        'cache-control': 'public, max-age=3600',
      })
      .send(styles),
  );
}

const styles = `:root{color-scheme:light dark;--ink:light-dark(#1c1917,#e7e5e4);--soft:light-dark(#57534e,#a8a29e);
--ground:light-dark(#fafaf9,#1c1917);--card:light-dark(#fff,#292524);--line:light-dark(#d6d3d1,#57534e);--brand:light-dark(#0f766e,#5eead4)}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.55 system-ui,sans-serif}
header,nav,main{max-width:56rem;margin:0 auto;padding:1rem}
h1{font-size:1.75rem;line-height:1.2;margin:1rem 0 .5rem}
h2{font-size:1.375rem;margin:2.5rem 0 .5rem}
h3{font-size:1.125rem;margin:2rem 0 .5rem}
h4{font-size:1rem;margin:1.25rem 0 .25rem;overflow-wrap:anywhere}
nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;list-style:none;margin:0;padding:0}
nav a,summary{display:inline-flex;min-height:2.75rem;align-items:center}
summary{display:list-item;padding:.6rem 0;cursor:pointer}
a{color:var(--brand)}
p,li{max-width:46rem;overflow-wrap:anywhere}
header p,[lang=en]{color:var(--soft)}
code{font:.875rem/1.5 ui-monospace,monospace}
pre,.wide{overflow-x:auto;background:var(--card);border:1px solid var(--line);border-radius:12px;padding:.75rem 1rem;margin:.5rem 0}
pre{max-height:30rem}
table{border-collapse:collapse;width:100%}
th,td{text-align:left;vertical-align:top;padding:.4rem .75rem .4rem 0;border-bottom:1px solid var(--line)}
article{border-bottom:1px solid var(--line);padding-bottom:.5rem}
:focus-visible{outline:2px solid var(--brand);outline-offset:2px}
`;
