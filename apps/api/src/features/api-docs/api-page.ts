import { type KeyCall, keyCalls } from '@marketplace/contract/api-key-access';
import { type KeyScope, keyScopes, mostKeys } from '@marketplace/contract/api-key-scopes';
import { declaredErrors } from '@marketplace/contract/endpoint';
import { errorTable } from '@marketplace/contract/errors';
import { exampleOf } from '@marketplace/contract/example-of';
import { answerJsonSchema, inputJsonSchema } from '@marketplace/contract/json-schema';
import { html, json, type Markup } from './markup.ts';
import { webhookPart } from './webhook-part.ts';

const scopeWords: Record<KeyScope, string> = {
  'orders.read': 'Membaca pesanan, komplain dan permintaan pembeli',
  'orders.write': 'Menerima, menolak, mengirim dan menyelesaikan pesanan; menulis catatan',
  'inventory.read': 'Membaca produk, harga dan stok',
  'inventory.write': 'Mengubah stok, harga dan status jual; menambah produk',
  'store.read': 'Membaca profil toko, saldo, mutasi dan pencairan',
};

/** For whoever writes the program of a seller. All that can go stale is read from the contract. */
export function apiPage(origin: string, perMinute: number): string {
  const codes = [...new Set(keyCalls.flatMap(({ entry }) => declaredErrors(entry)))].sort();
  return html`<!doctype html>
<html lang="id">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API untuk sistem toko Anda</title>
<link rel="stylesheet" href="/docs/api.css">
</head>
<body>
<header><h1>API untuk sistem toko Anda</h1>
<p>Untuk kasir, gudang atau pembukuan Anda sendiri: membaca pesanan, mengubah stok, dan diberi tahu begitu sesuatu terjadi.</p></header>
<nav aria-label="Isi"><ul>
<li><a href="#mulai">Mulai</a></li><li><a href="#kunci">Kunci dan cakupan</a></li><li><a href="#webhook">Webhook</a></li>
<li><a href="#batas">Batas</a></li><li><a href="#kesalahan">Kesalahan</a></li><li><a href="#panggilan">Semua panggilan</a></li>
</ul></nav>
<main>
${startPart(origin)}
${keyPart()}
${webhookPart()}
${limitsPart(perMinute)}
<section><h2 id="kesalahan">Kesalahan</h2>
<p>Yang ditolak dijawab dengan status di bawah ini dan sebuah kode. Pakailah kodenya, bukan kalimatnya.</p>
${json({
  errors: {
    code: 'permission_denied',
    error_message: errorTable.permission_denied.error_message,
    missing_scope: 'orders.write',
  },
})}
<div class="wide" tabindex="0" role="region" aria-label="Kode kesalahan"><table><thead><tr><th>Kode</th><th>Status</th><th>Artinya</th></tr></thead><tbody>
${codes.map(
  (
    code,
  ) => html`<tr><td><code>${code}</code></td><td>${errorTable[code].status}</td><td>${errorTable[code].error_message}</td></tr>
`,
)}</tbody></table></div></section>
<section><h2 id="panggilan">Semua panggilan</h2>
<p>Keterangan tiap panggilan berasal dari kontraknya, dalam bahasa Inggris. Bentuk lengkap tiap isian ada di <a href="/api/openapi.json">openapi.json</a>.</p>
${keyScopes.map(
  (scope) => html`<h3 id="${scope}">${scope}</h3>
${keyCalls.filter((call) => call.scope === scope).map(callPart)}`,
)}</section>
</main>
</body>
</html>
`.markup;
}

const startPart = (origin: string): Markup => html`<section><h2 id="mulai">Mulai</h2>
<ol>
<li>Buka <b>Toko → Kunci API</b>, beri nama, pilih yang boleh dilakukan, dan salin kuncinya. Kunci hanya dapat dilihat sekali.</li>
<li>Kirim kunci itu di kepala <code>Authorization</code> pada setiap panggilan. Kunci di dalam alamat selalu ditolak.</li>
<li>Sebut toko Anda dengan nomornya; nomor itu ada di dalam kunci, sesudah <code>mpk_</code>.</li>
</ol>
<pre tabindex="0"><code>curl '${origin}/api/orders/info/list?seller_store_id=1042&amp;status=NEW' \\
  -H 'Authorization: Bearer mpk_1042_…'</code></pre>
<p>Pesan dikirim dan dijawab sebagai JSON. Nomor (id) adalah teks, rupiah adalah bilangan bulat, waktu dalam UTC.</p></section>
`;

const keyPart = (): Markup => html`<section><h2 id="kunci">Kunci dan cakupan</h2>
<p>Sebuah kunci berlaku untuk satu toko dan hanya untuk cakupan yang dipilih. Ia tidak boleh lebih dari pembuatnya, dan berhenti bila pembuatnya tidak lagi mengelola toko. Kunci yang dicabut langsung ditolak. Satu toko memiliki paling banyak ${mostKeys} kunci yang berlaku.</p>
<div class="wide" tabindex="0" role="region" aria-label="Cakupan"><table><thead><tr><th>Cakupan</th><th>Boleh</th><th>Panggilan</th></tr></thead><tbody>
${keyScopes.map(
  (
    scope,
  ) => html`<tr><td><a href="#${scope}"><code>${scope}</code></a></td><td>${scopeWords[scope]}</td><td>${keyCalls.filter((call) => call.scope === scope).length}</td></tr>
`,
)}</tbody></table></div></section>
`;

const limitsPart = (perMinute: number): Markup => html`<section><h2 id="batas">Batas</h2>
<ul>
<li>Setiap kunci boleh memanggil ${perMinute} kali semenit. Lebih dari itu dijawab 429; <code>retry_after</code> menyebut berapa detik lagi.</li>
<li>Kirim <code>Idempotency-Key</code> (8 sampai 128 huruf, misalnya UUID) pada setiap perubahan. Diulang dengan isi yang sama, ia dikerjakan sekali dan dijawab sama.</li>
<li>Daftar memberi paling banyak 100 baris: ikuti <code>page</code>, atau <code>next</code> sebagai <code>after</code>.</li>
<li>Isi permintaan paling besar 256 KB.</li>
</ul></section>
`;

function callPart({ name, entry, scope }: KeyCall): Markup {
  const { method, path, doc, query, body, response } = entry;
  const sent = query ? exampleOf(inputJsonSchema(query), { isInput: true }) : undefined;
  const search = new URLSearchParams(sent as Record<string, string> | undefined).toString();
  const example = body && exampleOf(inputJsonSchema(body), { isInput: true });
  return html`<article id="${name}"><h4><code>${method} ${path}</code></h4>
<p lang="en">${doc}</p>
<p>Cakupan <code>${scope}</code>. Kode sendiri: ${entry.errors.length > 0 ? entry.errors.join(', ') : 'tidak ada'}.</p>
<details><summary>Contoh <code>${name}</code></summary>
<pre tabindex="0"><code>${method} ${search ? `${path}?${search}` : path}</code></pre>
${example === undefined ? html`` : json(example)}<p>Jawaban:</p>
${json(exampleOf(answerJsonSchema(response)))}</details></article>
`;
}
