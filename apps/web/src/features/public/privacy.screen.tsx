import type { LiveFacts } from '@marketplace/contract/help-words';
import { createFileRoute } from '@tanstack/react-router';
import { OpenPage } from '../../shared/open-page.tsx';
import { KeptFor } from './kept-for.tsx';
import { Part, Point, Points, Step, Steps } from './parts.tsx';
import { WithFacts } from './with-facts.tsx';

export const Route = createFileRoute('/_public/privacy')({ component: PrivacyScreen });

/** What is known of people, what for, how long, and what they may ask for. */
function PrivacyScreen() {
  return (
    <OpenPage
      isLegal
      title="Privasi"
      lead="Data apa yang kami simpan tentang Anda, untuk apa, berapa lama, dan apa yang boleh Anda minta, menurut Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi. Berlaku sejak 19 November 2026."
    >
      <WithFacts>{(facts) => <Policy facts={facts} />}</WithFacts>
    </OpenPage>
  );
}

const Policy = ({ facts }: { facts: LiveFacts }) => (
  <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-8">
    <Part id="what" title="Data yang kami simpan">
      <Points>
        <Point title="Akun">
          Nama, nomor HP, nama pengguna, dan kata sandi yang hanya disimpan sebagai sidik acak.
          Wajib, karena tanpa itu tidak ada yang tahu siapa yang masuk ke toko.
        </Point>
        <Point title="Toko">
          Nama, alamat dan titiknya, jam buka, email, staf beserta perannya, NPWP atau NIK bila Anda
          mengisinya untuk faktur, rekening bank yang disimpan tersegel, dan foto dokumen bila kami
          memintanya saat toko didaftarkan.
        </Point>
        <Point title="Pesanan dan uang">
          Barang, harga, nama toko dan alamat pembeli, siapa mengantar, siapa menerima, foto bukti,
          pembayaran, komplain, dan catatan setiap rupiah.
        </Point>
        <Point title="Percakapan">
          Chat antara toko, laporan kepada kami, dan penilaian Anda atas bacaan bantuan.
        </Point>
        <Point title="Perangkat">
          Jenis browser, alamat internet saat masuk, tanda pengenal perangkat, galat yang terjadi,
          dan halaman yang dipakai. Lokasi hanya bila Anda sendiri memakai tombol lokasi.
        </Point>
      </Points>
    </Part>
    <Part id="why" title="Untuk apa, dan atas dasar apa">
      <Points>
        <Point title="Menjalankan toko Anda (perjanjian dengan Anda)">
          Menerima dan mengirim pesanan, membayar Anda, menghitung biaya, memberi tahu hal penting.
        </Point>
        <Point title="Kewajiban hukum">
          Pembukuan, faktur, dan pajak, serta jawaban atas permintaan resmi yang sah.
        </Point>
        <Point title="Kepentingan yang sah">
          Mencegah penipuan dan pengambilalihan akun, menjaga layanan tetap cepat dan benar,
          memutuskan komplain dengan adil.
        </Point>
        <Point title="Persetujuan Anda">
          Notifikasi push, lokasi, dan kamera. Semuanya bisa ditarik di HP Anda kapan saja.
        </Point>
      </Points>
      <p className="mt-4 text-sm text-ink-soft">
        Kami tidak menjual data Anda dan tidak memakainya untuk iklan pihak lain. Tidak ada
        keputusan penting tentang Anda yang dibuat oleh mesin saja.
      </p>
    </Part>
    <Part id="who" title="Siapa yang melihatnya">
      <Points>
        <Point title="Pembeli dan toko lain">
          Nama toko, alamat pengambilan, dan yang diperlukan untuk satu pesanan. Alamat pembeli
          hanya untuk toko yang mengirim, dan untuk kurirnya selama perjalanan.
        </Point>
        <Point title="Rekan di toko Anda">Menurut perannya, yang diatur oleh pemilik toko.</Point>
        <Point title="Tim kami">
          Menurut tugasnya. Semua yang mereka lakukan tercatat: siapa, kapan, sebelum dan
          sesudahnya.
        </Point>
        <Point title="Penyedia jasa">
          Bank dan penyedia pembayaran, pengirim WhatsApp, SMS, email dan notifikasi, jasa kirim,
          tempat penyimpanan data, dan bila dipakai, pengirim pengumuman dan pemantau galat. Hanya
          yang mereka perlukan.
        </Point>
      </Points>
    </Part>
    <Part id="how-long" title="Berapa lama disimpan">
      <KeptFor facts={facts} />
    </Part>
    <Part id="rights" title="Hak Anda">
      <Points>
        <Point title="Tahu dan mendapat salinan">
          Data apa yang kami simpan tentang Anda, untuk apa, dan salinannya dalam bentuk yang dapat
          dibaca.
        </Point>
        <Point title="Membetulkan">Data yang salah atau tidak lengkap.</Point>
        <Point title="Menghapus dan mengakhiri">
          Menutup akun dan menghapus data Anda. Yang wajib disimpan untuk pembukuan dan pajak tetap
          ada, tanpa nama Anda sejauh hukum mengizinkan; kami menyebutkan yang mana.
        </Point>
        <Point title="Menolak, menunda, dan menarik persetujuan">
          Termasuk keberatan atas pemrosesan otomatis.
        </Point>
        <Point title="Mengadu">
          Kepada kami, dan kepada lembaga pelindungan data pribadi yang ditunjuk pemerintah.
        </Point>
      </Points>
    </Part>
    <Part id="how-to" title="Cara memakai hak Anda">
      <Steps>
        <Step title="Tulis kepada kami">
          Ke{' '}
          <a
            href={`mailto:${facts.support_email}`}
            className="font-semibold text-brand-700 underline"
          >
            {facts.support_email}
          </a>{' '}
          atau WhatsApp {facts.support_whatsapp}, dan sebutkan apa yang Anda minta.
        </Step>
        <Step title="Kami memastikan itu Anda">
          Dengan kode ke nomor HP akun Anda. Kami tidak pernah meminta kata sandi.
        </Step>
        <Step title="Kami menjawab dalam 3 x 24 jam">
          Dengan datanya, dengan perubahan yang dilakukan, atau dengan alasan bila sebagian harus
          tetap disimpan. Tidak dipungut biaya.
        </Step>
      </Steps>
    </Part>
    <Part id="safe" title="Bagaimana dijaga">
      <Points>
        <Point title="Di server">
          Sambungan terenkripsi, kata sandi dan kode hanya sebagai sidik acak, nomor rekening
          tersegel, dan setiap toko terpisah dari toko lain.
        </Point>
        <Point title="Di HP Anda">
          Salinan untuk saat tanpa sinyal tersegel dengan kunci akun Anda, dan terhapus saat keluar.
        </Point>
        <Point title="Bila terjadi kebocoran">
          Anda dan lembaga yang berwenang diberi tahu paling lambat 3 x 24 jam: data apa, kapan, dan
          apa yang kami lakukan.
        </Point>
        <Point title="Penyimpanan di browser">
          Kami tidak memakai cookie iklan. Browser menyimpan tanda masuk, pilihan tampilan, dan
          salinan data toko, hanya supaya aplikasinya berjalan.
        </Point>
      </Points>
    </Part>
  </div>
);
