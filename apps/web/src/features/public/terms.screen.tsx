import type { LiveFacts } from '@marketplace/contract/help-words';
import { createFileRoute } from '@tanstack/react-router';
import { OpenPage } from '../../shared/open-page.tsx';
import { Part, Point, Points, ReadOn } from './parts.tsx';
import { WithFacts } from './with-facts.tsx';

export const Route = createFileRoute('/_public/terms')({ component: TermsScreen });

/** What stores and the marketplace owe each other. */
function TermsScreen() {
  return (
    <OpenPage
      isLegal
      title="Syarat dan ketentuan"
      lead="Aturan main antara toko Anda, pembeli, dan kami. Ditulis pendek supaya dibaca. Berlaku sejak 19 November 2026."
    >
      <WithFacts>{(facts) => <Terms facts={facts} />}</WithFacts>
    </OpenPage>
  );
}

const Terms = ({ facts }: { facts: LiveFacts }) => (
  <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-8">
    <Part id="account" title="1. Akun dan toko">
      <Points>
        <Point title="Benar dan milik Anda">
          Nama, nomor HP, alamat, dan rekening yang Anda isi harus benar, dan rekening harus atas
          nama yang berhak.
        </Point>
        <Point title="Jaga jalan masuknya">
          Jangan bagikan kata sandi atau kode. Undang karyawan dengan nomornya sendiri dan peran
          yang sesuai. Yang dilakukan lewat akun toko dianggap dilakukan oleh toko.
        </Point>
        <Point title="Boleh berjualan">
          Toko dapat berjualan setelah kami mengaktifkannya. Kami dapat meminta keterangan tentang
          toko dan barangnya.
        </Point>
      </Points>
    </Part>
    <Part id="goods" title="2. Barang dan harga">
      <Points>
        <Point title="Barang yang boleh dijual">
          Barang yang asli, aman, belum kedaluwarsa, dan boleh diperdagangkan di Indonesia. Barang
          palsu, curian, tanpa izin edar yang wajib, dan barang terlarang tidak boleh.
        </Point>
        <Point title="Harga dan stok">
          Harga yang tampil mengikat untuk pesanan yang masuk. Toko bertanggung jawab atas harga,
          stok, isi satuan, dan keterangannya.
        </Point>
        <Point title="Katalog bersama">
          Foto dan nama produk yang Anda usulkan boleh dipakai di katalog untuk semua toko.
        </Point>
      </Points>
    </Part>
    <Part id="orders" title="3. Pesanan dan pengiriman">
      <Points>
        <Point title="Menjawab">
          Pesanan dijawab dalam {facts.response_hours}. Yang tidak dijawab menjadi kedaluwarsa.
        </Point>
        <Point title="Menyerahkan">
          Barang dikirim sesuai jumlah, keadaan, dan hari yang dijanjikan. Toko menandai setiap
          langkah dengan jujur. Pesanan yang di jalan {facts.arrive_days} tanpa kabar dianggap
          sampai, kecuali COD; yang tidak diambil {facts.pickup_days} dikembalikan.
        </Point>
        <Point title="Selesai">
          Pesanan selesai saat pembeli mengonfirmasi, atau {facts.confirm_hours} setelah sampai.
        </Point>
      </Points>
    </Part>
    <Part id="complaints" title="4. Komplain dan pengembalian">
      <Points>
        <Point title="Hak pembeli">
          Mengajukan komplain sampai {facts.complaint_days} setelah sampai, dengan bukti.
        </Point>
        <Point title="Jawaban toko">
          Dalam {facts.complaint_answer_hours}. Setelah itu, atau bila tidak sepakat, kami
          memutuskan menurut bukti kedua pihak. Masing-masing boleh mengajukan banding satu kali.
        </Point>
      </Points>
    </Part>
    <Part id="money" title="5. Biaya dan uang">
      <Points>
        <Point title="Biaya layanan">
          {facts.fee_range} dari harga barang pada pesanan yang selesai, ditambah {facts.fee_tax}.
          Tarif yang dicatat saat barang dipesan tidak berubah.
        </Point>
        <Point title="Uang yang kami simpan">
          Uang pesanan transfer kami simpan untuk toko sampai pesanan selesai, lalu dicairkan ke
          rekening toko. Pencairan pertama ke rekening baru menunggu {facts.payout_hold_hours} atau
          persetujuan pemilik lain.
        </Point>
        <Point title="Tagihan">
          Dibuat setiap minggu dan jatuh tempo {facts.fee_due_days} kemudian. Lewat lebih dari{' '}
          {facts.fee_grace_days}, pesanan baru berhenti masuk sampai bukti pembayarannya dikirim.
        </Point>
        <Point title="Pajak">Toko bertanggung jawab atas pajaknya sendiri.</Point>
      </Points>
      <p className="mt-4 flex flex-wrap gap-x-6">
        <ReadOn to="/seller/seller-fee">Semua tarif</ReadOn>
        <ReadOn to="/seller/payment-info">Jalannya uang</ReadOn>
      </p>
    </Part>
    <Part id="conduct" title="6. Perilaku">
      <Points>
        <Point title="Yang tidak boleh">
          Pesanan palsu, mengakali biaya atau promosi, menipu, mengancam, mengirim iklan lewat chat,
          memakai data pembeli untuk hal lain, dan mengganggu layanan.
        </Point>
        <Point title="Akibatnya">
          Kami dapat menolak promosi, menghentikan penjualan, atau menutup akun. Alasannya kami
          tuliskan, uang yang menjadi hak toko tetap dibayarkan, dan toko boleh meminta kami
          memeriksanya lagi.
        </Point>
      </Points>
    </Part>
    <Part id="service" title="7. Layanan kami">
      <Points>
        <Point title="Usaha terbaik">
          Kami menjaga layanan tetap berjalan dan catatan uang tetap benar. Kesalahan kami pada
          catatan uang kami betulkan sepenuhnya.
        </Point>
        <Point title="Batasnya">
          Kami mempertemukan toko dan pembeli; barang dijual oleh toko. Kami tidak menanggung
          keuntungan yang tidak jadi diperoleh karena gangguan jaringan atau keadaan di luar kuasa
          kami.
        </Point>
        <Point title="Berhenti">
          Anda boleh berhenti kapan saja setelah pesanan dan tagihan diselesaikan.
        </Point>
      </Points>
    </Part>
    <Part id="changes" title="8. Perubahan dan hukum">
      <Points>
        <Point title="Perubahan">
          Kami memberi tahu di aplikasi sebelum perubahan berlaku. Pesanan yang sudah ada memakai
          aturan saat pesanan dibuat.
        </Point>
        <Point title="Perselisihan">
          Dibicarakan dulu dengan kami: {facts.support_email}. Yang tidak selesai diputuskan menurut
          hukum Indonesia.
        </Point>
      </Points>
    </Part>
  </div>
);
