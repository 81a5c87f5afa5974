import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '../src/app/prerender.tsx';

const faqAddress = '/seller/faq';

/** What search engines, and chats in which the address is shared, read of a page; the server knows where it stands. */
export function withHeadOf({ address, markup }: Page, page: string): string {
  const title = /<title>([^<]*)<\/title>/.exec(page)?.[1] ?? 'Marketplace';
  const lead = /<p data-lead[^>]*>([^<]*)</.exec(markup)?.[1];
  const described = lead
    ? page.replace(/<meta name="description" content="[^"]*"/, () => description(lead))
    : page;
  const tags = [
    `<link rel="canonical" href="{{origin}}${address}">`,
    property('type', 'website'),
    property('site_name', 'Marketplace'),
    property('locale', 'id_ID'),
    property('title', title),
    ...(lead ? [property('description', lead)] : []),
    property('url', `{{origin}}${address}`),
    property('image', '{{origin}}/og.png'),
    property('image:width', '1200'),
    property('image:height', '630'),
    property('image:alt', 'Pesanan toko grosir di Marketplace, di HP penjual'),
    '<meta name="twitter:card" content="summary_large_image">',
    ...(address === faqAddress
      ? ['<script type="application/ld+json">{{!faq_structure}}</script>']
      : []),
  ];
  return described.replace('</head>', () => `  ${tags.join('\n    ')}\n  </head>`);
}

const description = (text: string) =>
  `<meta name="description" content="${text.replaceAll('"', '&quot;')}"`;
const property = (name: string, content: string) =>
  `<meta property="og:${name}" content="${content.replaceAll('"', '&quot;')}">`;

/** Which pages are worth finding, and where nobody needs to look. */
export async function writeForSearch(dist: string, pages: readonly Page[]): Promise<void> {
  const addresses = pages.filter(({ isFindable }) => isFindable).map(({ address }) => address);
  const urls = addresses.map((address) => `  <url><loc>{{origin}}${address}</loc></url>`);
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
  const robots = `User-agent: *
Disallow: /api/
Disallow: /chat/
Disallow: /ops/
Disallow: /driver/

Sitemap: {{origin}}/sitemap.xml
`;
  await writeFile(join(dist, 'sitemap.xml'), sitemap);
  await writeFile(join(dist, 'robots.txt'), robots);
}
