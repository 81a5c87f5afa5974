import { createFileRoute } from '@tanstack/react-router';
import { OpenPage } from '../../shared/open-page.tsx';
import { AskUs } from './ask-us.tsx';
import { Part, Parts, Point, Points, ReadOn, Step, Steps } from './parts.tsx';
import { WithFacts } from './with-facts.tsx';

export const Route = createFileRoute('/_public/seller/buyer-pickup')({
  component: BuyerPickupScreen,
});

/** Orders that the buyer comes for. */
function BuyerPickupScreen() {
  return (
    <OpenPage
      title="Ambil sendiri oleh pembeli"
      lead="Pembeli memesan dari jauh dan mengambil barangnya di toko Anda. Tidak ada ongkos kirim, dan barang sudah siap saat ia datang."
    >
      <WithFacts>
        {({ response_hours, pickup_days, confirm_hours, complaint_days }) => (
          <Parts>
            <Part id="how" title="Cara kerjanya">
              <Steps>
                <Step title="Pesanan masuk">
                  Pembeli memilih Ambil sendiri. Anda menjawab dalam {response_hours}; di pesanan
                  tertulis sisa waktunya.
                </Step>
                <Step title="Anda menerima dan menyiapkan">
                  Stoknya sudah disisihkan. Cetak daftar ambil barang bila perlu.
                </Step>
                <Step title="Anda menandai siap diambil">
                  Pembeli tahu barangnya bisa diambil, di alamat dan jam buka toko Anda.
                </Step>
                <Step title="Pembeli datang">
                  Cocokkan nomor pesanan, serahkan barangnya, lalu tandai sudah diserahkan dengan
                  nama penerimanya. Foto boleh ditambahkan.
                </Step>
                <Step title="Selesai">
                  Saat pembeli mengonfirmasi, atau paling lambat {confirm_hours} setelah diserahkan.
                </Step>
              </Steps>
            </Part>
            <Part id="rules" title="Yang perlu Anda tahu">
              <Points>
                <Point title="Cara bayarnya">
                  Transfer dibayar sebelum barang disiapkan. COD dibayar tunai di toko saat barang
                  diambil, jadi uangnya langsung ada pada Anda. Tempo dibayar ke toko sesuai
                  harinya.
                </Point>
                <Point title="Tidak diambil">
                  Setelah {pickup_days} pesanan dikembalikan: stoknya kembali ke toko, dan pembeli
                  yang sudah membayar mendapat uangnya kembali.
                </Point>
                <Point title="Barang kurang saat diserahkan">
                  Kurangi jumlahnya saat menyerahkan. Total dan uangnya ikut berubah.
                </Point>
                <Point title="Komplain">
                  Pembeli boleh mengajukan komplain sampai {complaint_days} setelah barang diterima,
                  seperti pesanan lain.
                </Point>
                <Point title="Biaya">
                  Biaya layanan sama dengan pesanan yang diantar: dari harga barang, tanpa ongkos
                  kirim.
                </Point>
                <Point title="Alamat dan jam buka">
                  Pastikan titik alamat dan jam buka toko benar. Keduanya ada di menu Toko.
                </Point>
              </Points>
            </Part>
          </Parts>
        )}
      </WithFacts>
      <p className="mt-6 flex flex-wrap gap-x-6">
        <ReadOn to="/seller/seller-fee">Lihat biaya layanan</ReadOn>
        <ReadOn to="/seller/faq">Pertanyaan umum</ReadOn>
      </p>
      <AskUs />
    </OpenPage>
  );
}
