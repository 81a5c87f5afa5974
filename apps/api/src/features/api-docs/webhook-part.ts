import { exampleOf } from '@marketplace/contract/example-of';
import { answerJsonSchema } from '@marketplace/contract/json-schema';
import { type WebhookBody, webhookEventData } from '@marketplace/contract/webhook-events';
import {
  answerSeconds,
  type DeliveredEvent,
  deliveredEvents,
  keptDays,
  mostPerSecond,
  mostTries,
  mostWaiting,
  secretHours,
} from '@marketplace/contract/webhook-words';
import { html, json, type Markup } from './markup.ts';
import { signatureExamples } from './signature-examples.ts';

const areas: Partial<Record<DeliveredEvent, string>> = {
  'inventory.changed': 'inventory',
  'stock.scarce': 'inventory',
  'payout.changed': 'store',
};

/** A delivery as it would come, made of the schema that deliveries are made by. */
export const exampleBody = (type: DeliveredEvent): WebhookBody => ({
  id:
    type === 'webhook.test'
      ? '0c8f6f0e-5d0b-4c52-9f0e-3a1f5a6b7c8d'
      : `1042.${areas[type] ?? 'order'}.77`,
  type,
  created_at: '2026-11-19T02:15:00.000Z',
  store_id: '1042',
  data: exampleOf(answerJsonSchema(webhookEventData[type])) as Record<string, unknown>,
});

export const webhookPart = (): Markup => html`<section><h2 id="webhook">Webhook</h2>
<p>Tambahkan alamat Anda di <b>Toko → Webhook</b>. Alamat harus https, dapat dibuka dari internet di port biasa, dan tidak menuju jaringan dalam. Pengalihan (redirect) tidak diikuti.</p>
<ul>
<li>Jawab dengan status 2xx dalam ${answerSeconds} detik. Kerjakan yang lama sesudah menjawab.</li>
<li>Selain itu kami coba lagi, ${mostTries} kali selama sekitar empat jam. Sesudah itu kami berhenti mengirim dan memberi tahu pemilik toko; yang menunggu (paling banyak ${mostWaiting}) dikirim saat webhook dijalankan lagi. Status 410 menghentikannya seketika.</li>
<li>Setiap kiriman sampai paling sedikit sekali, jadi bisa juga dua kali: kenali ulangan dari <code>webhook-id</code>.</li>
<li>Yang tentang hal yang sama (satu pesanan, satu komplain, seluruh stok) datang berurutan. Antara hal yang berbeda tidak ada urutan.</li>
<li>Kami mengirim paling banyak ${mostPerSecond} dalam sedetik. Dengan 429 dan <code>Retry-After</code> Anda dapat meminta kami menunggu.</li>
<li>Kiriman dapat dilihat dan dikirim lagi selama ${keptDays} hari.</li>
</ul>
<h3 id="tanda-tangan">Memeriksa tanda tangan</h3>
<p>Setiap kiriman ditandatangani menurut <i>Standard Webhooks</i>: <code>webhook-signature</code> berisi <code>v1,</code> dan HMAC-SHA256 dalam base64 dari <code>webhook-id</code>, titik, <code>webhook-timestamp</code>, titik, dan isi persis seperti dikirim. Kuncinya adalah rahasia sesudah <code>whsec_</code>, dibaca dari base64. Tolak yang waktunya lebih dari lima menit dari sekarang. Sesudah rahasia diganti, selama ${secretHours} jam ada dua tanda tangan dengan spasi di antaranya.</p>
${signatureExamples.map(
  ({ language, code }) => html`<h4>${language}</h4>
<pre tabindex="0"><code>${code}</code></pre>
`,
)}<h3 id="kejadian">Kejadian</h3>
${deliveredEvents.map(eventPart)}</section>
`;

const eventPart = (
  type: DeliveredEvent,
): Markup => html`<article id="${type}"><h4><code>${type}</code></h4>
<p lang="en">${webhookEventData[type].meta()?.description ?? ''}</p>
<details><summary>Contoh isi <code>${type}</code></summary>${json(exampleBody(type))}</details></article>
`;
