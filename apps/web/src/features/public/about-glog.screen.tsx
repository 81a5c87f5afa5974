import { createFileRoute } from '@tanstack/react-router';
import { OpenPage } from '../../shared/open-page.tsx';
import { AskUs } from './ask-us.tsx';
import { Part, Parts, Point, Points, ReadOn, Step, Steps } from './parts.tsx';
import { WithFacts } from './with-facts.tsx';

export const Route = createFileRoute('/_public/about-glog-same-day')({
  component: AboutGlogScreen,
});

/** Goods that are brought within the city on the same day. */
function AboutGlogScreen() {
  return (
    <OpenPage
      title="GLog Same Day"
      lead="Kurir GLog mengambil barang di toko Anda dan mengantarnya ke pembeli di kota yang sama, di hari yang sama. Cocok bila toko tidak punya kurir sendiri."
    >
      <WithFacts>
        {({ response_hours, confirm_hours, complaint_days }) => (
          <Parts>
            <Part id="how" title="Cara kerjanya">
              <Steps>
                <Step title="Daftarkan toko">
                  Di menu Toko, bagian GLog: nama dan nomor yang bisa dihubungi kurir. Tim kami
                  memeriksa alamat toko dan memberi jawaban. Bila ditolak, alasannya tertulis dan
                  Anda bisa mengirim lagi.
                </Step>
                <Step title="Pembeli memilih GLog">
                  Hanya ditawarkan bila tokonya aktif di GLog dan pembelinya di kota yang sama.
                </Step>
                <Step title="Anda menerima dan menyiapkan">
                  Jawab dalam {response_hours}. Makin pagi diterima, makin pasti sampai hari itu.
                </Step>
                <Step title="Serahkan ke kurir GLog">
                  Pilih GLog saat mengirim pesanan. Pembeli melihat barangnya dalam perjalanan.
                </Step>
                <Step title="Sampai dan selesai">
                  Saat pembeli mengonfirmasi, atau paling lambat {confirm_hours} setelah sampai.
                </Step>
              </Steps>
            </Part>
            <Part id="rules" title="Yang perlu Anda tahu">
              <Points>
                <Point title="Satu kota">
                  Toko dan pembeli harus di kota yang sama. Di luar itu, pakai kurir toko atau ambil
                  sendiri.
                </Point>
                <Point title="COD">
                  Bisa, bila GLog sudah menyetujui menerima uang untuk toko Anda. Uangnya disetorkan
                  ke marketplace dan dicairkan ke rekening toko setelah pesanan selesai.
                </Point>
                <Point title="GLog tidak bisa datang">
                  Anda boleh mengirim pesanan itu dengan kurir toko sendiri. Sebaliknya tidak:
                  pembeli yang memilih kurir toko tidak dipindah ke GLog.
                </Point>
                <Point title="Biaya jasanya">
                  Jasa GLog diatur dengan GLog sendiri dan tidak masuk saldo atau tagihan biaya di
                  sini. Biaya layanan marketplace sama seperti pesanan lain.
                </Point>
                <Point title="Barang rusak atau kurang">
                  Pembeli boleh mengajukan komplain sampai {complaint_days} setelah sampai. Foto
                  barang sebelum diserahkan ke kurir memudahkan jawaban Anda.
                </Point>
              </Points>
            </Part>
          </Parts>
        )}
      </WithFacts>
      <p className="mt-6 flex flex-wrap gap-x-6">
        <ReadOn to="/seller/payment-info">Kapan uang masuk</ReadOn>
        <ReadOn to="/seller/faq">Pertanyaan umum</ReadOn>
      </p>
      <AskUs />
    </OpenPage>
  );
}
