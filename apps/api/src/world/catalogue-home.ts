/** How a row is read: see `catalogue.ts`. Prices are what a wholesaler asks for one piece. */
export const home = `
# Kebersihan Rumah
*Rinso | Rinso Deterjen Bubuk | Anti Noda, Molto Rose Fresh, Molto Korean Strawberry | 44 g 950 renteng6 karton144; 250 g 6800 karton24; 700 g 20500 karton12; 1,8 kg 49500 karton6 | 7
*| Rinso Deterjen Cair | Rose Fresh, Royal Gold, Anti Noda Power | 40 ml 950 renteng6 karton144; 565 ml 17300 karton12; 700 ml 20800 karton12 | 5
| Rinso Matic Cair | Bukaan Atas, Bukaan Depan | 700 ml 25500 karton12 | 2
*Daia | Daia Deterjen Bubuk | Lemon, Bunga, Softener Pink, Softener Violet | 53 g 950 renteng6 karton144; 280 g 5300 karton36; 550 g 10200 karton18; 850 g 15300 karton12 | 7
*| Daia Deterjen Cair Softener | Pink, Violet | 45 ml 950 renteng6 karton144; 700 ml 14300 karton12 | 3
*So Klin | So Klin Deterjen Bubuk | Power Clean Action, Smart Clean, Softergent Rossy Pink, Softergent Purple Lavender | 45 g 950 renteng6 karton144; 250 g 5700 karton36; 770 g 18300 karton12; 1,6 kg 37500 karton6 | 6
*| So Klin Liquid | Anti Bacterial Violet Blossom, Red Perfume, Provence | 42 ml 950 renteng6 karton144; 565 ml 14300 karton12; 750 ml 17800 karton12 | 5
*| So Klin Softener | Violet, Blue, Pink Twilight Sensation | 12 ml 480 renteng12 karton240; 600 ml 10500 karton12; 1,6 L 25500 karton6 | 4
*| So Klin Pewangi | Energetic Red, Romantic Pink, Exotic Purple | 12 ml 480 renteng12 karton240; 800 ml 12500 karton12 | 4
*| So Klin Rapika Pelicin | Biru, Violet, Sweet Pink | 25 ml 950 renteng12 karton144; 250 ml 5300 karton24; 400 ml 8700 karton24 | 4
*| So Klin Pembersih Lantai | Citrus Lemon, Lavender, Rosemary Green, Floral Pink, Apple Wood | 25 ml 480 renteng12 karton240; 780 ml 11300 karton12; 1,6 L 22500 karton6 | 6
| So Klin Pemutih | - | 100 ml 1800 karton48; 500 ml 6200 karton24; 1 L 10800 karton12 | 3
*Attack | Attack Deterjen Bubuk | Easy Romantic Flowers, Easy Purple Blossom, Plus Softener | 45 g 950 renteng6 karton144; 700 g 19500 karton12; 1,2 kg 32500 karton8 | 4
*| Attack Jaz1 Deterjen Bubuk | Semerbak Segar, Pesona Segar, Semerbak Cinta | 40 g 950 renteng6 karton144; 700 g 12800 karton12; 1,4 kg 24500 karton6 | 4
*Boom | Boom Deterjen Bubuk | Anti Noda, Plus Softener | 47 g 950 renteng6 karton144; 770 g 15500 karton12 | 3
*Total | Total Deterjen Bubuk | Almeera, Softener | 50 g 950 renteng6 karton144; 700 g 12300 karton12 | 2
*Surf | Surf Deterjen Bubuk | Bunga Ceria, Segar Menyenangkan | 40 g 950 renteng6 karton144; 750 g 13500 karton12 | 2
Wings | Sabun Colek Wings Biru | - | 185 g 1800 karton48; 380 g 3500 karton24 | 3
| Sabun Cuci Batang Wings | Biru, Merah | 250 g 3300 karton60 | 2
*Ekonomi | Sabun Colek Ekonomi | Jeruk Nipis, E-Power | 185 g 1900 karton48; 380 g 3600 karton24 | 4
*| Ekonomi Sabun Cuci Piring Cair | Jeruk Nipis, Siwak | 105 ml 950 renteng6 karton48; 650 ml 8700 karton12 | 4
*B29 | Sabun Colek B-29 | Jeruk Nipis, Biru | 180 g 1700 karton48; 350 g 3200 karton24 | 2
*Sunlight | Sunlight Sabun Cuci Piring | Jeruk Nipis, Extra Anti Bau Daun Mint, Korean Strawberry | 90 ml 1900 renteng6 karton48; 210 ml 4700 karton36; 400 ml 9300 karton24; 650 ml 14300 karton12 | 8
| Sunlight Sabun Cuci Piring Jeruk Nipis | - | 1,3 L 28500 karton6; jeriken 5 L 97500 karton4 | 3
*Mama Lemon | Mama Lemon | Jeruk Nipis, Green Tea, Extra Clean Charcoal | 105 ml 1850 renteng6 karton48; 230 ml 4300 karton36; 680 ml 13300 karton12 | 7
*Mama Lime | Mama Lime | Jeruk Nipis, Green Tea | 230 ml 3700 karton36; 680 ml 10300 karton12 | 4
Sleek | Sleek Baby Bottle Cleanser | - | 150 ml 9800 karton48; 450 ml 24500 karton12 | 2
*Molto | Molto Pewangi & Pelembut | Pink, Blue, Gold, Purple, Korean Strawberry | 10 ml 480 renteng12 karton288; 20 ml 950 renteng6 karton144; 780 ml 15300 karton12 | 6
*| Molto Trika Pelicin | Floral Bliss, Purple | 23 ml 950 renteng12 karton144; 400 ml 9300 karton24 | 2
*Downy | Downy Pewangi Pakaian | Sunrise Fresh, Mystique, Passion, Daring, Garden Bloom | 10 ml 480 renteng12 karton360; 20 ml 950 renteng12 karton240; 680 ml 25500 karton12; 1,35 L 46500 karton6 | 6
*Kispray | Kispray Pelicin | Violet, Bluis, Glamorous Gold, Amoris | 12 ml 480 renteng12 karton240; 300 ml 6900 karton24; 600 ml 12800 karton12 | 4
*Super Pell | Super Pell | Cherry Rose, Lemon Ginger, Fresh Apple, Lavender | 25 ml 480 renteng12 karton240; 770 ml 12800 karton12; 1,45 L 23500 karton8 | 5
*Wipol | Wipol Karbol | Cemara, Sereh & Jeruk, Lemon | 20 ml 480 renteng12 karton240; 237 ml 5300 karton36; 750 ml 16500 karton12 | 6
*Vixal | Vixal Pembersih Porselen | Kuat Harum, Lebih Wangi | 190 ml 5300 karton36; 470 ml 12300 karton24; 750 ml 17800 karton12 | 4
*Porstex | Porstex Pembersih Porselen | Biru, Kuning, Merah | 500 ml 11800 karton24; 1 L 18800 karton12 | 4
*Harpic | Harpic Pembersih Toilet | Original, Lemon | 200 ml 9800 karton36; 450 ml 18800 karton24 | 2
*Bayclin | Bayclin Pemutih | Regular, Lemon, Fresh | 100 ml 2400 karton48; 200 ml 4600 karton36; 500 ml 9800 karton24; 1 L 17300 karton12 | 5
*Proclin | Proclin Pemutih | Regular, Lemon | 100 ml 2200 karton48; 500 ml 8300 karton24 | 3
Vanish | Vanish Cair | - | 60 ml 3400 karton60; 425 ml 19500 karton12 | 2
*Cling | Cling Pembersih Kaca | Biru, Lemon | 425 ml 5700 karton24; botol semprot 440 ml 10800 karton12 | 3
Mr Muscle | Mr Muscle | Axi Triguna 375 ml, Kaca 440 ml | 13300 karton24 | 2
*Baygon | Baygon Aerosol | Citrus Fresh, Lavender, Silky Lavender, Green Tea | 275 ml 21500 karton24; 600 ml 37500 karton12 | 5
| Baygon Bakar | Jumbo isi 5, Super Jumbo isi 5 | 4300 karton60 | 4
| Baygon Elektrik Cair Refill | Lavender, Anti DBD | 33 ml 21500 karton24 | 2
*HIT | HIT Aerosol | Lilly Blossom, Orange, Expert Sweet Flower, Expert Citrus | 200 ml 15800 karton24; 600 ml 35500 karton12 | 5
| HIT Bakar | Jumbo isi 5, Double Coil isi 10 | 4100 karton60 | 3
| HIT Mat Refill | Lilly Blossom, Japanese Cherry Blossom | isi 30 12300 karton72 | 2
| HIT Magic Kertas Bakar | - | isi 10 6300 karton60 | 4
Vape | Vape Aerosol | Orange, Lavender | 600 ml 33500 karton12 | 2
| Vape Mat Refill | - | isi 30 11800 karton72 | 2
Kingkong | Obat Nyamuk Bakar Kingkong | - | isi 5 3100 pak10 karton60 | 3
*Soffell | Soffell Lotion | Kulit Jeruk, Bunga Geranium, Apel | 8 g 900 renteng12 karton288; 60 g 11300 karton48 | 5
*Autan | Autan Lotion | Soft & Scented, Junior | 7 g 950 renteng12 karton288; 50 ml 12800 karton48 | 4
*Stella | Stella Pengharum Gantung | Jeruk, Apel, Lemon, Kopi | 42 g 9300 karton48; 70 g 13800 karton36 | 4
*| Stella Matic Refill | Green Fantasy, Lavender, Jeruk, Sea Coast | 225 ml 32500 karton12 | 2
*| Stella Pocket | Orange, Apple, Lemon | 10 g 5300 lusin12 karton144 | 3
*Bagus | Bagus Kamper | Warna, Putih | 150 g 9300 karton48; 300 g 17500 karton24 | 3
| Bagus Serap Air | - | 450 ml 11500 karton24 | 3
| Bagus Toilet Color Ball | - | isi 5 9800 karton48 | 2
Swallow | Kamper Swallow | Toilet S-151, Lemari S-115 | 7300 lusin12 karton144 | 3
Scotch-Brite | Scotch-Brite | Spons Sabut ID-33, Sabut Spons Antigores, Sabut Stainless | 6800 lusin12 karton72 | 3
Klinpak | Plastik Wrap Klinpak | - | 30 cm x 30 m 16500 karton24 | 2

# Rumah Tangga & Alat Tulis
ABC | Baterai ABC Biru | Besar R20 isi 2, Sedang R14 isi 2 | 9300 slop12 karton120 | 4
| Baterai ABC | AA R6 isi 2, AAA R03 isi 2 | 4600 slop24 karton480 | 5
| Baterai ABC Alkaline | AA isi 2, AAA isi 2 | 13800 slop12 karton144 | 5
Energizer | Baterai Energizer Max | AA isi 2, AAA isi 2 | 22500 pak12 karton144 | 2
Philips | Lampu LED Philips Essential | - | 5 W 23500 karton12; 9 W 31500 karton12; 13 W 43500 karton12 | 3
Hannochs | Lampu LED Hannochs Basic | - | 5 W 13500 karton100; 9 W 18500 karton100; 15 W 28500 karton50 | 4
Swallow | Sandal Swallow Classic | Biru No 9, Biru No 10, Hijau No 10, Hijau No 11, Merah No 9 | 12300 lusin12 karton60 | 3
Tokai | Korek Gas Tokai | - | Batu 1900 pak50 karton1000; Cetek 2700 pak50 karton1000 | 4
Sinar Dunia | Buku Tulis Sinar Dunia | - | 38 lembar 3300 pak10 karton160; 58 lembar 4800 pak10 karton120 | 4
Kiky | Buku Tulis Kiky | - | 38 lembar 3200 pak10 karton160; 58 lembar 4600 pak10 karton120 | 2
Standard | Pulpen Standard AE7 | Hitam, Biru | 1700 lusin12 karton1728 | 4
Snowman | Spidol Snowman | Permanen Hitam, Papan Tulis Hitam | 7300 lusin12 karton144 | 2
Faber-Castell | Pensil Faber-Castell | - | 2B 3900 lusin12 karton1440 | 3
Joyko | Penghapus Joyko | Putih Kecil, Hitam Kecil | 1250 pak30 karton600 | 2
Alteco | Lem Alteco | - | 3 g 6300 lusin12 karton288 | 3
Daimaru | Lakban Daimaru | Bening 45 mm, Cokelat 45 mm | 10300 pak6 karton72 | 3
Nachi | Isolasi Nachi | - | 12 mm 1350 pak12 karton720 | 2
Cap Gajah | Lilin Cap Gajah | - | isi 8 10300 karton50 | 2
Wayang | Kantong Kresek Wayang | Hitam 15, Hitam 24, Putih 28 | 7300 pak10 bal50 | 4
`;
