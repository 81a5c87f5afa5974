-- The articles that a new installation begins with.
insert into help_pages (kind, slug, topic, place, title, summary, keywords, screens, next_slugs, body) values
  ('ARTICLE', 'menyiapkan-toko', 'START', 10, 'Menyiapkan toko dalam satu hari', 'Dari masuk pertama kali sampai siap menerima pesanan.', 'daftar profil alamat rekening mulai pertama',
   '{/seller/store,/seller}', '{menambah-produk,menerima-pesanan,rekening-dan-pencairan}', $help$Kerjakan berurutan. Setiap langkah butuh beberapa menit, dan boleh dilanjutkan nanti.

## 1. Profil dan alamat
Buka **Toko** lalu isi nama, nomor, dan alamat. Titik alamat dipakai untuk mencocokkan permintaan pembeli di sekitar Anda dan dilihat pembeli yang mengambil sendiri.

![Bagian-bagian di halaman Toko](toko)

## 2. Jam buka dan hari libur
Isi jam buka setiap hari. Di hari libur pesanan baru tidak masuk, dan batas waktu menjawab berhenti berjalan.

## 3. Wilayah antar
Tambahkan kota yang Anda antar, dengan ongkos kirim dan belanja minimum. Kota yang tidak ada di daftar hanya bisa memilih ambil sendiri.

## 4. Rekening
Tambahkan rekening di [Rekening bank](/seller/bank-accounts). Pencairan pertama ke rekening baru menunggu {{payout_hold_hours}}, jadi kerjakan ini lebih awal.

## 5. Produk pertama
Tambahkan sepuluh barang yang paling sering dibeli lebih dulu. Sisanya bisa diimpor dari file.

> Sudah selesai? Minta satu pembeli langganan memesan, supaya Anda melihat seluruh jalannya.$help$),
  ('ARTICLE', 'bekerja-tanpa-sinyal', 'START', 20, 'Bekerja saat sinyal hilang', 'Apa yang tetap bisa dikerjakan dan kapan dikirim.', 'offline internet kuota gudang',
   '{}', '{menerima-pesanan,menghitung-stok}', $help$Aplikasi ini dibuat untuk sinyal yang datang dan pergi.

## Yang bisa dibaca
Pesanan, produk, dan panduan yang pernah dibuka tetap ada. Garis di atas menyebut data itu dari pukul berapa.

## Yang bisa dikerjakan
Menerima, menolak, mengirim, menandai sampai, mengubah harga dan stok, menghitung stok, dan menulis chat. Semuanya masuk antrean di HP dan dikirim satu kali begitu ada sinyal.

## Bila ada yang ditolak
Misalnya pesanannya sudah dibatalkan pembeli. Perubahan itu tetap terlihat di antrean dengan alasannya sampai Anda membacanya.

> Jangan keluar dari akun selagi ada yang menunggu. Aplikasi akan mengingatkan Anda.$help$),
  ('ARTICLE', 'menerima-pesanan', 'ORDERS', 10, 'Menerima atau menolak pesanan', 'Batas waktu, menerima sebagian, dan alasan menolak.', 'terima tolak sebagian kurang batas waktu kedaluwarsa',
   '{/seller/orders,/seller/orders/accept,/seller/orders/reject,/seller/orders/detail}', '{mengirim-pesanan,pesanan-hilang,banyak-pesanan-sekaligus}', $help$Pesanan baru menunggu jawaban Anda selama {{response_hours}}. Sisa waktunya tertulis di setiap pesanan; yang paling mendesak bisa diurutkan ke atas.

![Pesanan baru dengan sisa waktunya](pesanan)

## Menerima
1. Buka pesanan dan periksa barang, jumlah, dan cara bayarnya.
2. Tekan **Terima**. Bila perlu, beri hari pengiriman yang lebih lambat; pembeli melihat hari yang dijanjikan.
3. Pesanan pindah ke Diproses, dan stoknya tetap disisihkan.

## Stok tidak cukup
Bila pembeli mengizinkan, kurangi jumlahnya saat menerima. Paling sedikit satu barang harus tersisa. Total dan pengembalian uang dihitung sendiri.

## Menolak
Pilih alasan yang benar. Alasan dibaca pembeli dan dikumpulkan di [Pesanan hilang](/seller/order-loss), supaya penyebab yang sama tidak terulang.

## Pesanan transfer
Sampai ke Anda setelah dibayar. Yang masih menunggu pembayaran ada di [Belum dibayar](/seller/orders/unpaid) dan kedaluwarsa sendiri setelah {{pay_hours}}.$help$),
  ('ARTICLE', 'mengirim-pesanan', 'ORDERS', 20, 'Mengirim, menyerahkan, dan gagal antar', 'Kurir toko, ambil sendiri, GLog, dan apa yang terjadi bila pembeli tidak ada.', 'kirim kurir sopir antar sampai gagal ambil sendiri',
   '{/seller/orders/drivers,/seller/orders/confirm-order-delivered,/seller/orders/delivery-failed}', '{tautan-kurir,komplain-pembeli}', $help$Pesanan yang diterima ada di **Diproses**.

![Rincian pesanan yang siap dikirim](rincian-pesanan)

## Dengan kurir toko
1. Tekan **Kirim pesanan** dan pilih pengemudi.
2. Kirim tautannya ke kurir lewat WhatsApp bila ia perlu alamatnya.
3. Saat barang diterima, tandai sampai dengan nama penerima. Foto boleh ditambahkan.

## Ambil sendiri
Tandai siap diambil. Pembeli datang, Anda menyerahkan dan mencatat penerimanya. Yang tidak diambil dalam {{pickup_days}} dikembalikan ke stok.

## GLog Same Day
Hanya di kota yang sama dan bila toko Anda aktif di GLog. [Cara kerjanya](/about-glog-same-day).

## Barang kurang di depan pintu
Kurangi jumlah yang diserahkan sebelum menandai sampai. Total, tagihan, dan uang COD ikut berubah.

## Gagal diantar
Tekan **Gagal diantar**, pilih alasan, lalu antar lagi di hari lain atau barang kembali ke toko.

> Pesanan selain COD yang {{arrive_days}} di jalan tanpa kabar ditandai sampai oleh sistem. Tandai sendiri supaya uangnya tidak tertunda.$help$),
  ('ARTICLE', 'banyak-pesanan-sekaligus', 'ORDERS', 30, 'Mengerjakan banyak pesanan sekaligus', 'Pilih, terima, cetak, dan terima otomatis.', 'massal cetak label surat jalan otomatis ekspor tampilan',
   '{/seller/orders/export,/seller/orders/invoice,/seller/orders/filters}', '{menerima-pesanan,menghitung-stok}', $help$## Pilih beberapa
Di HP, buka menu pada kartu pesanan lalu tekan **Pilih beberapa pesanan**; di komputer, centang barisnya. Lalu terima, cetak, atau ekspor semuanya. Yang tidak bisa diterima disebut satu per satu dengan alasannya.

## Cetak
- **Daftar ambil barang** untuk menyiapkan barang dari rak.
- **Surat jalan** untuk kurir dan penerima.
- **Faktur** per pesanan, juga sebagai PDF.

## Terima otomatis
Di **Toko**, atur pesanan mana yang diterima sendiri: misalnya hanya pembeli lama, di bawah jumlah tertentu, atau dalam jam buka. Yang tidak memenuhi syarat tetap menunggu Anda, dengan alasannya di riwayat.

## Simpan tampilan
Saringan yang sering dipakai bisa disimpan dengan nama, lalu dibuka dengan satu ketukan.

## Ekspor
[Ekspor pesanan](/seller/orders/export) membuat file Excel atau CSV dengan kolom pilihan Anda. Boleh ditinggal; file siap diunduh nanti.$help$),
  ('ARTICLE', 'pesanan-hilang', 'ORDERS', 40, 'Mengurangi pesanan yang hilang', 'Berapa nilainya, apa sebabnya, dan obatnya.', 'ditolak kedaluwarsa rugi stok habis harga salah',
   '{/seller/order-loss}', '{menerima-pesanan,stok-dan-kedaluwarsa}', $help$Setiap pesanan yang ditolak, lewat waktu, atau dikurangi adalah barang yang hampir terjual.

Buka [Pesanan hilang](/seller/order-loss) untuk melihat nilainya menurut sebab dan menurut barang.

- **Stok habis**: isi ulang, dan pasang batas stok menipis agar diberi tahu lebih awal.
- **Harga salah**: betulkan harganya langsung dari daftar itu.
- **Lewat waktu**: nyalakan notifikasi, tambah staf pesanan, atau pakai terima otomatis.
- **Wilayah**: periksa kota dan ongkos kirim di Wilayah antar.

> Mulailah dari satu sebab yang nilainya paling besar. Biasanya sebab itu saja sudah separuh kehilangan.$help$),
  ('ARTICLE', 'menambah-produk', 'PRODUCTS', 10, 'Menambah produk', 'Cari, pindai, atau usulkan barang yang belum ada.', 'barcode kamera katalog usul satuan dus pcs',
   '{/seller/inventory/product/add,/seller/recommended-products,/seller/inventory/product/propose,/seller/inventory/proposals,/seller/inventory/proposal}', '{harga-dan-tingkat,mengubah-banyak-harga}', $help$## Dari katalog
1. Tekan **Tambah produk** di halaman Produk.
2. Ketik nama, atau pindai barcode dengan kamera.
3. Pilih satuannya: pcs, renteng, dus, dan seterusnya. Setiap satuan punya harga sendiri, stoknya satu.
4. Isi harga dan stok. Di sebelah harga tampil kisaran harga toko lain di kota Anda.

![Hasil pencarian dengan harga di kota Anda](tambah-produk)

## Belum ada di katalog
Usulkan dengan foto, merek, kategori, varian, dan satuan. Anda melihat jawabannya di [Usulan produk](/seller/inventory/proposals): disetujui, perlu perbaikan, atau ditolak dengan alasan. Setelah disetujui, Anda langsung ditawari menjualnya.

## Banyak barang
Unduh templatnya di [Impor](/seller/inventory/import), isi di Excel, lalu unggah. Setiap baris diperiksa dulu sebelum diterapkan.

> Mulai dari barang yang laku: [Produk yang disarankan](/seller/recommended-products) menunjukkan yang dicari pembeli di kota Anda.$help$),
  ('ARTICLE', 'harga-dan-tingkat', 'PRODUCTS', 20, 'Harga, harga bertingkat, dan modal', 'Menetapkan harga yang menarik tanpa rugi.', 'tier grosir margin modal harga pasar',
   '{/seller/inventory,/seller/inventory/update,/seller/inventory/product/edit,/seller/inventory/product/history}', '{mengubah-banyak-harga,promosi-dan-voucher}', $help$![Daftar produk dengan harga dan stok](produk)

## Harga biasa
Harga untuk satu satuan jual. Kisaran harga di kota Anda membantu, tetapi yang memutuskan tetap Anda.

## Harga bertingkat
Sampai 5 tingkat: makin banyak, makin murah. Contoh: 1 dus Rp 110.000, mulai 10 dus Rp 108.500.

## Harga modal
Boleh diisi dan hanya terlihat oleh yang boleh mengelola produk. Dengan modal, aplikasi memperingatkan harga di bawah modal dan menghitung margin penawaran.

## Riwayat
Setiap perubahan harga, stok, dan keadaan tercatat: lama, baru, siapa, kapan, dan lewat apa.

> Dua orang mengubah barang yang sama? Yang kedua diberi tahu dan melihat nilai terbaru sebelum menyimpan.$help$),
  ('ARTICLE', 'mengubah-banyak-harga', 'PRODUCTS', 30, 'Mengubah banyak harga dan impor', 'Ubah massal, impor, salin ke toko lain, dan membatalkan.', 'massal excel csv persen salin aturan harga batal',
   '{/seller/inventory/bulk-edit,/seller/inventory/import,/seller/inventory/plan,/seller/inventory/copy,/seller/inventory/copied,/seller/inventory/price-rules}', '{harga-dan-tingkat,menghitung-stok}', $help$Semua cara di bawah ini menunjukkan hasilnya lebih dulu, dan bisa dibatalkan dalam {{undo_hours}} setelah diterapkan.

## Ubah massal
Pilih barang, lalu naikkan atau turunkan dengan rupiah atau persen. Lonjakan besar dan harga di bawah modal disebut satu per satu untuk Anda setujui.

![Pratinjau sebelum diterapkan](ubah-harga)

## Impor
Excel atau CSV, juga daftar harga dari pemasok. Baris yang ditolak disebut dengan kolom dan alasannya, bisa dibetulkan langsung, dan bisa diunduh.

## Salin ke toko lain
Punya beberapa toko? Salin barang dan harga dari satu toko, dengan selisih persen bila perlu. Stok tidak ikut disalin.

## Aturan harga
Aturan mengusulkan harga dari modal atau dari harga tengah di kota, tidak pernah di bawah margin terendah. Usulan tidak pernah diterapkan tanpa Anda.$help$),
  ('ARTICLE', 'menghitung-stok', 'PRODUCTS', 40, 'Menghitung stok (stock opname)', 'Hitung rak dengan HP, juga di gudang tanpa sinyal.', 'opname selisih gudang hitung barcode',
   '{/seller/inventory/plan/stock-taking}', '{stok-dan-kedaluwarsa,mengubah-banyak-harga}', $help$1. Buka **Hitung stok** dari halaman Produk selagi ada sinyal, supaya daftarnya tersimpan.
2. Pindai atau cari barang, lalu isi jumlah yang Anda lihat.
3. Selesai? Periksa selisihnya, lalu kirim.

## Toko tetap buka
Penjualan selama Anda menghitung diperhitungkan sendiri. Yang sudah dikemas tetapi belum dikirim masih termasuk stok: ikut hitung.

## Dihitung dua orang
Barang yang sudah dihitung orang lain disebut namanya dan diminta dihitung lagi. Barang yang tidak dihitung tidak berubah.

> Satu sesi berisi paling banyak 2.000 barang. Bagi per rak supaya mudah.$help$),
  ('ARTICLE', 'stok-dan-kedaluwarsa', 'PRODUCTS', 50, 'Stok menipis dan tanggal kedaluwarsa', 'Diberi tahu sebelum habis dan sebelum rugi.', 'stok habis menipis exp kedaluwarsa notifikasi',
   '{}', '{menghitung-stok,pesanan-hilang}', $help$## Satu stok untuk semua satuan
Stok dicatat dalam pcs. Menjual 1 dus isi 40 mengurangi 40. Yang sudah dipesan disisihkan dan tidak bisa dijual dua kali.

## Batas stok menipis
Isi batasnya di setiap barang. Di bawah itu barangnya ditandai dan muncul di Beranda.

## Tanggal kedaluwarsa
Catat tanggal yang paling dekat. Mulai 30 hari sebelumnya barang itu ditandai, dan di daftar ambil barang disebut supaya diambil lebih dulu.

> Setelah yang paling dekat habis terjual, tulis tanggal berikutnya.$help$),
  ('ARTICLE', 'tautan-kurir', 'DELIVERY', 10, 'Tautan untuk kurir', 'Kurir tanpa akun, dengan alamat, foto, dan tanda tangan.', 'sopir pengemudi link whatsapp qr cod',
   '{/seller/orders/drivers/trip,/seller/orders/drivers/select}', '{mengirim-pesanan,uang-kurir}', $help$Kurir Anda tidak perlu akun atau aplikasi.

1. Kirim pesanan dengan memilih pengemudinya.
2. Buka **Tautan kurir**, lalu bagikan lewat WhatsApp atau tunjukkan kode QR.
3. Kurir melihat alamat, barang, dan uang COD yang harus diterima, lalu menandai sampai atau gagal.

## Aman
Tautan hanya menunjukkan yang sedang diantar dan berakhir sendiri. Hilang? Cabut tautannya: saat itu juga tidak bisa dibuka lagi.

## Tanpa sinyal
Kurir tetap bisa menandai. Laporannya terkirim begitu ada sinyal.$help$),
  ('ARTICLE', 'membaca-saldo', 'MONEY', 10, 'Membaca Uang dan mutasi', 'Di mana setiap rupiah, dan kapan menjadi milik Anda.', 'saldo ditahan mutasi escrow',
   '{/seller/money}', '{rekening-dan-pencairan,biaya-dan-tagihan}', $help$Buka **Uang** di menu.

![Uang yang disimpan, dengan alasannya](saldo)

## Disimpan untuk Anda
Uang pesanan transfer yang belum selesai. Setiap bagian punya alasan dan batas waktunya: menunggu konfirmasi pembeli (paling lambat {{confirm_hours}} setelah sampai), sedang dikomplain, atau menunggu rekening.

## Dalam perjalanan
Sudah dikirim ke bank Anda dan belum dikabarkan sampai.

## Mutasi
Setiap kejadian uang dalam satu baris kalimat, dengan saldo berjalan. Bisa disaring dan diunduh sebagai CSV, Excel, atau PDF.

> Semua angka bisa ditekan sampai ke pesanan di baliknya.$help$),
  ('ARTICLE', 'rekening-dan-pencairan', 'MONEY', 20, 'Rekening dan pencairan', 'Menambah rekening dengan aman dan melihat kapan uang dikirim.', 'bank payout gagal verifikasi nama',
   '{/seller/bank-accounts,/seller/payouts,/seller/disbursement-banks}', '{membaca-saldo,staf-dan-peran}', $help$## Menambah rekening
1. Buka [Rekening bank](/seller/bank-accounts) dan tekan tambah.
2. Isi bank, nomor, dan nama pemilik seperti di buku tabungan.
3. Masukkan kode yang dikirim ke HP Anda. Semua pemilik toko diberi tahu.

Pencairan pertama menunggu {{payout_hold_hours}}, atau sampai pemilik lain menyetujuinya.

## Kapan dikirim
Setelah pesanan selesai. Pesanan di hari yang sama ke rekening yang sama menjadi satu transfer. Untuk satu pesanan, Anda boleh memilih rekening lain.

## Gagal
Alasannya tertulis di pencairan itu. Betulkan rekeningnya, lalu kirim lagi. Uangnya tidak hilang: kembali disimpan untuk Anda.

> Kami tidak pernah meminta kode Anda. Jangan berikan kepada siapa pun.$help$),
  ('ARTICLE', 'biaya-dan-tagihan', 'MONEY', 30, 'Biaya layanan dan tagihannya', 'Cara dihitung, dibayar, dan apa yang terjadi bila lupa.', 'tagihan ppn jatuh tempo bukti transfer',
   '{/seller/fee-collections}', '{membaca-saldo}', $help$Biaya layanan {{fee_range}}, dari harga barang pada pesanan yang selesai, ditambah {{fee_tax}}. [Hitung sendiri](/seller/seller-fee).

## Setiap minggu satu tagihan
Pesanan yang selesai Senin sampai Minggu, jatuh tempo {{fee_due_days}} kemudian. Setiap rupiahnya bisa dibuka sampai ke pesanan dan barang.

## Membayar
1. Pilih satu atau beberapa tagihan.
2. Transfer **persis** jumlah yang ditampilkan. Angka uniknya membuat transfer Anda dikenali; lebihnya menjadi saldo.
3. Kirim foto atau PDF buktinya.

## Terlambat
Lewat lebih dari {{fee_grace_days}}, pesanan baru berhenti masuk. Begitu bukti dikirim, pesanan masuk lagi.$help$),
  ('ARTICLE', 'buku-tempo', 'MONEY', 40, 'Buku tempo', 'Memberi tempo tanpa kehilangan jejak.', 'utang piutang kredit batas jatuh tempo cicil',
   '{/seller/money/credit-book}', '{uang-kurir,membaca-saldo}', $help$Tempo 7, 14, atau 30 hari dibayar pembeli langsung ke toko. [Buku tempo](/seller/money/credit-book) mencatat siapa berutang berapa.

## Batas
Tetapkan batas setiap pembeli. Saat menerima pesanan yang melewatinya Anda diperingatkan, atau dihentikan bila Anda mau begitu.

## Mencatat pembayaran
Catat seluruhnya atau sebagian di pesanannya. Kuitansi bisa dibagikan.

## Mengingatkan
Umur utang dibagi menjadi belum jatuh tempo, 1-7, 8-30, dan lebih dari 30 hari. Bagikan pengingat yang sopan lewat WhatsApp dengan satu ketukan.$help$),
  ('ARTICLE', 'uang-kurir', 'MONEY', 50, 'Uang COD di tangan kurir', 'Setoran harian dan selisihnya.', 'cod tunai setor selisih',
   '{/seller/money/driver-cash}', '{tautan-kurir,buku-tempo}', $help$Setiap pesanan COD yang diserahkan menambah uang yang dibawa kurirnya.

1. Buka [Uang kurir](/seller/money/driver-cash): per kurir, berapa yang dibawa dan dari pesanan mana.
2. Saat kurir kembali, hitung uangnya dan catat setorannya.
3. Kurang atau lebih dicatat sebagai selisih, dengan keterangan.

> Lakukan setiap hari. Selisih kemarin mudah diingat, selisih bulan lalu tidak.$help$),
  ('ARTICLE', 'promosi-dan-voucher', 'BUYERS', 10, 'Promosi, voucher, dan potongan jumlah', 'Menarik pembeli tanpa membuang margin.', 'diskon flash sale kupon kuota',
   '{/seller/promotion}', '{harga-dan-tingkat,mengenal-pembeli}', $help$![Promosi yang bisa diikuti dan voucher toko](promosi)

## Promosi marketplace
Pilih promosi, pilih barang, isi harga promo dan kuotanya. Bila marketplace ikut menanggung, bagiannya tertulis di sana. Setelah berjalan, harga promo hanya bisa diturunkan.

## Voucher
Kode dengan potongan rupiah atau persen, belanja minimum, kuota, dan untuk siapa: semua, pembeli baru, atau pilihan Anda.

## Potongan jumlah
Berlaku sendiri saat pembelian cukup banyak, tanpa kode.

> Pesanan yang batal atau ditolak mengembalikan kuotanya.$help$),
  ('ARTICLE', 'menjawab-permintaan', 'BUYERS', 20, 'Menjawab permintaan pembeli', 'Tiga ketukan dari permintaan ke penawaran.', 'tender penawaran tawar margin',
   '{/seller/buyer-demands}', '{promosi-dan-voucher,chat-dengan-pembeli}', $help$Permintaan yang cocok dengan barang dan wilayah Anda muncul di [Permintaan](/seller/buyer-demands).

1. Buka permintaannya. Harga, jumlah, dan ongkos kirim sudah terisi dari daftar harga Anda.
2. Lihat, ubah bila perlu. Boleh sebagian, boleh barang pengganti dengan alasannya.
3. Kirim.

## Ditawar balik
Terima, tolak, atau beri harga lain. Margin terendah toko menjaga Anda dari salah ketik.

## Menang
Penawaran yang dipilih langsung menjadi pesanan dengan harga itu, dan stoknya disisihkan.

[Selengkapnya dengan contoh](/about-buyers-demand).$help$),
  ('ARTICLE', 'chat-dengan-pembeli', 'BUYERS', 30, 'Chat dengan pembeli', 'Balasan cepat, kartu barang, dan membalas tanpa sinyal.', 'pesan balas template jam tutup blokir',
   '{/seller/chat,/buyer/chat}', '{mengenal-pembeli,komplain-pembeli}', $help$![Daftar chat](chat)

- **Balasan cepat** untuk kalimat yang sering dipakai, dengan nama pembeli dan nomor pesanan terisi sendiri.
- **Kartu barang dan pesanan** supaya pembeli bisa langsung membuka yang dimaksud.
- **Pesan saat tutup** dikirim sendiri di luar jam buka.
- **Foto** boleh; dokumen punya tempatnya di pesanan.

Yang ditulis tanpa sinyal dikirim satu kali saat sinyal kembali.

## Tidak sopan atau menipu
Laporkan percakapannya. Tim kami membaca pesan yang dilaporkan dan dapat menutupnya.$help$),
  ('ARTICLE', 'mengenal-pembeli', 'BUYERS', 40, 'Mengenal pembeli Anda', 'Siapa yang setia, siapa yang diam, dan apa yang bisa dilakukan.', 'langganan pembeli analisis diam kembali',
   '{/seller/buyer-analytics}', '{promosi-dan-voucher,chat-dengan-pembeli}', $help$Buka [Pembeli](/seller/buyer-analytics) untuk melihat pembeli menurut nilai, seringnya, dan terakhir memesan.

- **Waktunya memesan lagi**: sapa lewat chat sebelum mereka mencari di tempat lain.
- **Sudah lama diam**: tawarkan voucher khusus untuk mereka.
- **Baru**: pastikan pesanan keduanya mulus.

Catatan Anda tentang seorang pembeli hanya dilihat oleh toko Anda.$help$),
  ('ARTICLE', 'komplain-pembeli', 'COMPLAINTS', 10, 'Menyelesaikan komplain', 'Menjawab dengan adil, cepat, dan dengan bukti.', 'retur rusak kurang banding pengembalian',
   '{/seller/complaints,/seller/orders/complaints}', '{mengirim-pesanan,membaca-saldo}', $help$Pembeli boleh mengajukan komplain sampai {{complaint_days}} setelah barang sampai. Uang pesanan itu ditahan selama komplain.

## Tiga jawaban
- **Setuju seluruhnya**: uangnya kembali, atau barangnya diganti.
- **Tawarkan sebagian**: per barang, dengan alasan. Pembeli menerima atau menolak.
- **Tidak setuju**: jelaskan dan sertakan foto.

Tanpa kesepakatan dalam {{complaint_answer_hours}}, tim kami memutuskan. Setelah itu masing-masing boleh banding satu kali.

## Barang kembali?
Pilih kembali ke stok atau rusak. Biaya layanan atas barang yang dikembalikan juga kembali ke Anda.

## Anda yang bermasalah dengan pembeli
Laporkan dari pesanannya: pembeli tidak bisa dihubungi, menolak barang, alamat salah, dan lain-lain. Laporan itu dibaca oleh kami, tidak oleh pembeli.$help$),
  ('ARTICLE', 'membaca-angka', 'NUMBERS', 10, 'Membaca angka toko', 'Penjualan mingguan, kinerja, dan apa yang menaikkannya.', 'analisis grafik skor kinerja minggu',
   '{/seller/analytics,/seller/performance}', '{mengenal-pembeli,pesanan-hilang}', $help$![Minggu ini dibanding minggu lalu](angka)

## Penjualan
Minggu dihitung Senin sampai Minggu. Setiap angka menyebut perubahan dari minggu sebelumnya, dan di bawahnya ada grafik 12 minggu dengan tabelnya.

## Kinerja
Skor sampai 100 dari penerimaan, waktu jawab, ketepatan kirim, penyelesaian, komplain, dan balasan chat. Di setiap angka tertulis sasaran dan langkah yang menaikkannya. Tekan untuk melihat pesanan di baliknya.

> Perbaiki satu angka setiap minggu, mulai dari yang paling banyak menambah skor.$help$),
  ('ARTICLE', 'staf-dan-peran', 'ACCOUNT', 10, 'Staf dan peran', 'Mengundang karyawan tanpa membagikan kata sandi.', 'karyawan admin pemilik izin undangan',
   '{/seller/more}', '{notifikasi,keamanan-akun}', $help$Jangan bagikan kata sandi. Undang karyawan dengan nomornya sendiri.

1. Buka **Toko**, bagian Staf, lalu undang dengan nomor HP.
2. Pilih perannya. Undangan berlaku {{invitation_days}}.
3. Karyawan masuk dengan nomornya dan menerima undangan.

## Peran
- **Pemilik**: semuanya, termasuk rekening dan staf.
- **Admin**: semua pekerjaan harian, melihat pengaturan toko.
- **Staf pesanan**: pesanan dan chat, melihat produk.
- **Staf stok**: produk dan stok, melihat pesanan.
- **Pengamat**: melihat saja.

Berhenti bekerja? Keluarkan dari daftar; aksesnya hilang saat itu juga.$help$),
  ('ARTICLE', 'notifikasi', 'ACCOUNT', 20, 'Mengatur notifikasi', 'Diberi tahu tentang yang penting, dan tenang di luar jam.', 'suara push email whatsapp jam tenang ringkasan',
   '{/seller/notifications}', '{menerima-pesanan,bekerja-tanpa-sinyal}', $help$Tekan lonceng, lalu **Pengaturan**.

- **Di HP ini**: izinkan notifikasi supaya pesanan baru terdengar walau aplikasinya tertutup.
- **Jam tenang**: malam hari tidak ada bunyi.
- **Menurut jenisnya**: pesanan, uang, stok, chat, dan lainnya bisa dimatikan satu per satu.
- **Ringkasan pagi**: yang perlu dikerjakan hari ini dalam satu pesan.

> Bunyi pesanan baru bisa dimatikan di halaman Lainnya.$help$),
  ('ARTICLE', 'keamanan-akun', 'ACCOUNT', 30, 'Menjaga akun dan uang', 'Kata sandi, kode, HP hilang, dan penipuan.', 'hilang dicuri penipu otp kode kata sandi privasi',
   '{}', '{staf-dan-peran,rekening-dan-pencairan}', $help$- Kode masuk berlaku {{code_minutes}} dan hanya untuk Anda. **Kami tidak pernah memintanya.**
- Masuk yang tidak dipakai {{login_idle_days}} berakhir sendiri.
- HP hilang? Masuk di perangkat lain, buka **Lainnya**, lalu keluar dari semua perangkat.
- Rekening baru selalu butuh kode, diberitahukan ke semua pemilik, dan menunggu {{payout_hold_hours}}.
- Ada yang mengaku dari kami dan meminta transfer? Tanyakan dulu ke {{support_whatsapp}}.

Data apa yang kami simpan dan hak Anda: [Privasi](/privacy).$help$);
