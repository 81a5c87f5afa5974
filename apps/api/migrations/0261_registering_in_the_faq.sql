-- How one becomes a seller is another way now. What an operator has written meanwhile stays.
update help_pages set version = version + 1, body = $help$1. [Buat akun](/seller/register) dengan nomor HP dan kode yang kami kirim.
2. Isi nama toko, barang yang dijual, dan alamatnya, lalu kirim.
3. Kami memeriksa dan mengabari Anda. Bila ada yang kurang, perbaiki dan kirim lagi.
4. Setelah disetujui, ikuti langkah menyiapkan toko, lalu tambahkan produk pertama.

Toko yang selama ini hanya membeli mendaftar dari halaman Daftar jadi penjual di menu Lainnya. Ada kesulitan? Hubungi kami lewat WhatsApp {{support_whatsapp}} atau email {{support_email}} ({{support_hours}}).$help$
where kind = 'FAQ' and slug = 'cara-menjadi-penjual' and version = 1;

update help_pages set version = version + 1, body = $help$Toko yang menjual barang secara grosir di Indonesia dan sudah kami setujui sebagai penjual. Satu orang boleh mengelola banyak toko, dan satu toko boleh dikelola banyak orang.$help$
where kind = 'FAQ' and slug = 'siapa-boleh-berjualan' and version = 1;
