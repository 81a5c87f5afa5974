/** How a row is read: see `catalogue.ts`. Prices are what a wholesaler asks for one piece. */
export const staples = `
# Mie Instan
Indomie | Indomie Mi Goreng | Original 85 g | 3100 dus40 | 9
| Indomie Mi Goreng | Pedas 79 g, Rendang 91 g, Aceh 90 g, Cabe Ijo 85 g, Sate 82 g | 3150 dus40 | 7
| Indomie Mi Goreng Jumbo | Original 129 g, Ayam Panggang 127 g | 4400 dus24 | 5
| Indomie | Ayam Bawang 69 g | 3000 dus40 | 9
| Indomie | Soto Mie 70 g, Kari Ayam 72 g, Ayam Spesial 68 g | 3000 dus40 | 8
| Indomie | Kaldu Ayam 75 g, Soto Spesial 75 g, Baso Sapi 75 g | 3000 dus40 | 5
| Indomie | Soto Lamongan 80 g, Soto Banjar 70 g, Coto Makassar 75 g, Mi Kocok Bandung 75 g, Mi Cakalang 78 g, Soto Padang 75 g | 3150 dus40 | 3
| Indomie Hype Abis | Ayam Geprek 85 g, Seblak Hot Jeletot 75 g, Mieghetti Bolognese 90 g | 3300 dus40 | 4
*| Indomie Ramen Series | Tori Kara, Tori Miso, Shoyu | 76 g 3600 dus40 | 3
Pop Mie | Pop Mie | Ayam, Ayam Bawang, Baso, Soto Ayam, Kari Ayam | 75 g 4700 dus24 | 6
| Pop Mie | Goreng Spesial 80 g, Pedes Dower Ayam 75 g, Pedes Dower Semur Ayam 75 g | 4900 dus24 | 4
Sarimi | Sarimi Isi 2 | Ayam Kecap 126 g, Ayam Kremes 125 g, Baso Sapi 115 g, Soto Koya 115 g, Ayam Bawang 115 g | 3900 dus24 | 5
| Sarimi Gelas | Ayam Bawang, Soto Ayam, Baso Sapi | 28 g 1250 renteng10 dus60 | 2
Supermi | Supermi | Ayam Bawang 75 g, Ayam Spesial 75 g, Soto 75 g, Kari Ayam 75 g, Goreng Spesial 80 g | 2850 dus40 | 4
| Supermi Nutrimi | Steak Ayam, Soto, Goreng Ayam Bakar | 75 g 2900 dus40 | 2
Mie Sedaap | Mie Sedaap Goreng | Original 90 g | 3050 dus40 | 8
| Mie Sedaap Goreng | Ayam Krispi 88 g, Sambal Goreng 88 g, Salero Padang 86 g, Ayam Bakar Limau 84 g | 3100 dus40 | 5
| Mie Sedaap Goreng Korean | Spicy Chicken 87 g, Cheese Buldak 86 g, Spicy Soup 77 g | 3500 dus40 | 4
| Mie Sedaap | Soto 75 g, Ayam Bawang 70 g, Kari Spesial 75 g, Baso Spesial 77 g | 2950 dus40 | 7
| Mie Sedaap | White Curry 81 g, Kari Kental 72 g, Soto Madura 75 g, Singapore Spicy Laksa 83 g | 3100 dus40 | 3
| Mie Sedaap Cup | Goreng 85 g, Soto 81 g, Ayam Jerit 77 g, Baso Bleduk 77 g, Rawit Ayam Jerit 80 g | 4800 dus12 | 4
Mie Sukses's | Mie Sukses's Isi 2 | Ayam Kecap 133 g, Ayam Kremes 133 g, Soto 112 g, Ayam Bawang 112 g | 3700 dus24 | 4
ABC | Mi ABC Selera Pedas | Gulai Ayam Pedas, Semur Ayam Pedas, Ayam Pedas Limau | 70 g 2800 dus40 | 3
Gaga | Mie Gaga 100 Extra Pedas | Goreng Jalapeno 85 g, Goreng Original 85 g, Kuah Jalapeno 75 g, Kuah Soto Cabe Hijau 75 g | 3200 dus40 | 4
| Mie Gaga | Goreng Spesial, Ayam Bawang, Soto | 75 g 2700 dus40 | 2
Mi Gelas | Mi Gelas | Ayam Bawang, Soto Ayam, Baso Sapi, Kari Ayam | 28 g 1300 renteng10 dus120 | 4
Bakmi Mewah | Bakmi Mewah | Ayam Original 110 g, Ayam Pedas Manis 110 g | 8700 dus24 | 2
Lemonilo | Lemonilo Mie | Goreng 77 g, Kuah Ayam Bawang 70 g, Kuah Kari Ayam 72 g, Goreng Pedas Korea 75 g | 6300 dus40 | 3
Burung Dara | Mie Telur Burung Dara | Urai, Gulung | 200 g 5100 dus20 | 3
Cap 3 Ayam | Mi Telor Cap 3 Ayam | Merah 200 g, Kuning 200 g, Hijau 200 g | 6300 dus24 | 4
Bihunku | Bihunku | Goreng Spesial 60 g, Soto Nyuss 55 g, Ayam Bawang 55 g | 2800 dus40 | 2
Super Bihun | Super Bihun | Goreng 55 g, Soto 51 g, Ayam Bawang 51 g | 2700 dus40 | 2
Padamu | Bihun Jagung Padamu | - | 175 g 3700 bal40; 320 g 6300 bal24 | 3
La Fonte | La Fonte | Spaghetti, Fusilli, Macaroni Elbow, Penne Rigate | 225 g 8300 dus24 | 3
| La Fonte Spaghetti | - | 450 g 15500 dus20 | 2
Nongshim | Nongshim Shin Ramyun | - | 120 g 16500 karton20 | 2
Samyang | Samyang Buldak | Hot Chicken 140 g, 2x Spicy 140 g, Carbonara 130 g, Cheese 140 g | 19500 pak5 karton40 | 3
Mamee | Mamee Monster | Ayam 25 g, BBQ 25 g | 1700 dus48 | 2

# Sembako
Topi Koki | Beras Topi Koki Setra Ramos | - | 5 kg 76500 bal5; 10 kg 151000 sak1; 20 kg 298000 sak1 | 5
Rojolele | Beras Rojolele | - | 5 kg 77500 bal5; 10 kg 153000 sak1; 25 kg 375000 sak1 | 6
Sania | Beras Sania Premium | - | 5 kg 74500 bal5 | 6
Maknyuss | Beras Maknyuss | - | 5 kg 75500 bal5; 10 kg 149000 sak1 | 4
Rumah Limas | Beras Rumah Limas | - | 5 kg 75000 bal5; 10 kg 148500 sak1; 20 kg 294000 sak1 | 4
Ikan Lele | Beras Ikan Lele Super | - | 5 kg 74500 bal5; 10 kg 147000 sak1; 25 kg 362000 sak1 | 4
BMW | Beras BMW Setra Ramos | - | 5 kg 75500 bal5; 10 kg 149500 sak1; 25 kg 366000 sak1 | 4
Sumo | Beras Sumo Premium | - | 5 kg 74500 bal5; 10 kg 147500 sak1; 20 kg 292000 sak1 | 3
Raja | Beras Raja | Platinum, Ultima | 5 kg 75500 bal5 | 3
Fortune | Beras Fortune Premium | - | 5 kg 74000 bal5 | 4
Bulog | Beras SPHP Bulog | - | 5 kg 60500 bal5 | 7
| Beras Bulog Befood Setra Ramos | - | 5 kg 73000 bal5 | 2
| Gula Pasir Manis Kita | - | 1 kg 17300 dus20 | 4
Hotel | Beras Hotel Setra Ramos | - | 5 kg 77000 bal5; 10 kg 152000 sak1 | 2
*Gulaku | Gulaku | Premium, Murni | 500 g 9300 dus24; 1 kg 17700 dus24 | 8
*Rose Brand | Gula Pasir Rose Brand | Hijau, Kuning | 500 g 9100 dus24; 1 kg 17500 dus20 | 7
| Minyak Goreng Rose Brand | - | 900 ml 17800 dus12; 1 L 19700 dus12; 2 L 38800 dus6 | 4
| Tepung Beras Rose Brand | - | 200 g 3800 dus40; 500 g 8200 dus20 | 6
| Tepung Ketan Putih Rose Brand | - | 500 g 11800 dus20 | 4
| Tapioka Rose Brand | - | 250 g 3300 dus40; 500 g 6000 dus20 | 4
| Bihun Jagung Rose Brand | - | 350 g 6800 bal24 | 2
GMP | Gula Pasir GMP | - | 1 kg 17300 dus20; 50 kg 835000 sak1 | 3
PSM | Gula Pasir PSM | - | 1 kg 17200 dus20 | 2
Raja Gula | Gula Pasir Raja Gula | - | 1 kg 17200 dus20 | 2
*Bimoli | Minyak Goreng Bimoli | Klasik, Spesial | 1 L 21300 dus12; 2 L 41500 dus6 | 8
| Minyak Goreng Bimoli Klasik | - | 5 L 104000 dus4; 18 L 352000 pcs1 | 3
Filma | Minyak Goreng Filma | - | 1 L 21000 dus12; 2 L 40500 dus6; 5 L 102000 dus4 | 5
| Margarin Filma | - | 200 g 6300 dus60; 500 g 15200 dus24; 1 kg 28500 dus12 | 2
Tropical | Minyak Goreng Tropical | - | 1 L 21200 dus12; 2 L 41000 dus6; 5 L 102500 dus4 | 5
Sania | Minyak Goreng Sania | - | 1 L 20600 dus12; 2 L 40000 dus6; 5 L 101000 dus4 | 6
| Tepung Terigu Sania | Serbaguna, Protein Tinggi | 1 kg 11800 dus10 | 2
Sunco | Minyak Goreng Sunco | - | 500 ml 12000 dus24; 1 L 21300 dus12; 2 L 41500 dus6; 5 L 104000 dus4 | 6
Fortune | Minyak Goreng Fortune | - | 1 L 19800 dus12; 2 L 38800 dus6; 5 L 98000 dus4 | 5
Kunci Mas | Minyak Goreng Kunci Mas | - | 1 L 20200 dus12; 2 L 39500 dus6 | 4
MinyaKita | Minyak Goreng MinyaKita | - | 1 L 16000 dus12; 2 L 32000 dus6 | 8
Camar | Minyak Goreng Camar | - | 1 L 19800 dus12; 2 L 38800 dus6 | 3
Hemart | Minyak Goreng Hemart | - | 1 L 19500 dus12; 2 L 38200 dus6 | 2
Sovia | Minyak Goreng Sovia | - | 1 L 20200 dus12; 2 L 39500 dus6 | 3
Forvita | Minyak Goreng Forvita | - | 1 L 19500 dus12; 2 L 38500 dus6 | 2
| Margarin Forvita | - | 200 g 5300 dus60 | 4
Barco | Minyak Kelapa Barco | - | 500 ml 22500 dus24; 1 L 42500 dus12; 2 L 83000 dus6 | 2
Bogasari | Segitiga Biru | - | 500 g 7200 dus24; 1 kg 12900 dus12; 25 kg 262000 sak1 | 8
| Cakra Kembar | - | 1 kg 13800 dus12; 25 kg 283000 sak1 | 5
| Kunci Biru | - | 1 kg 13200 dus12; 25 kg 271000 sak1 | 4
| Lencana Merah | - | 1 kg 11500 dus12; 25 kg 228000 sak1 | 2
Bungasari | Tepung Terigu Bola Deli | - | 1 kg 11900 dus10; 25 kg 233000 sak1 | 2
Payung | Tepung Terigu Payung | - | 1 kg 11300 dus10; 25 kg 222000 sak1 | 3
Mila | Tepung Terigu Mila Serbaguna | - | 1 kg 11700 dus10 | 2
Pak Tani | Tapioka Pak Tani Gunung | - | 500 g 6800 dus20; 25 kg 245000 sak1 | 3
Sagu Tani | Tepung Sagu Tani | - | 500 g 9200 dus20 | 3
Maizenaku | Maizenaku | - | 100 g 4100 dus60; 300 g 9800 dus24 | 3
Hawaii | Tepung Maizena Hawaii | - | 150 g 5400 dus48 | 2
Blue Band | Margarin Blue Band Serbaguna | - | 200 g 9300 dus60; 1 kg 45500 dus12 | 7
| Margarin Blue Band Cake & Cookie | - | 200 g 9600 dus60; 1 kg 46500 dus12 | 3
Palmia | Margarin Palmia Serbaguna | - | 200 g 5800 dus60 | 5
| Royal Palmia Butter Margarine | - | 200 g 9500 dus60 | 3
Simas | Margarin Simas | - | 200 g 5200 dus60; 500 g 13200 dus24 | 3
Refina | Garam Refina | - | 250 g 2900 dus40; 500 g 5000 dus20 | 4
Dolphin | Garam Dolphin | - | 500 g 6300 dus24; 1 kg 11500 dus12 | 3
Cap Kapal | Garam Meja Cap Kapal | - | 200 g 1700 pak10 bal50 | 5
Daun | Garam Cap Daun | - | 250 g 2000 pak10 bal40; 500 g 3600 bal20 | 4
Jempol | Gula Merah Jempol | - | 500 g 12500 dus20 | 2
Gunung Agung | Tepung Tapioka Gunung Agung | - | 500 g 6200 dus20 | 2

# Bahan Kue
*Swallow Globe | Agar-Agar Swallow Globe | Plain, Cokelat, Merah, Hijau | 7 g 4500 lusin12 dus144 | 5
*Nutrijell | Nutrijell | Plain, Kelapa Muda, Jeruk, Stroberi, Leci, Anggur, Mangga, Cokelat | 15 g 4400 lusin12 dus144 | 5
*| Nutrijell Puding | Cokelat, Susu Vanila, Stroberi, Mangga | 145 g 12500 dus36 | 2
*Pondan | Pondan Puding | Cokelat, Vanila, Stroberi | 100 g 14800 dus24 | 2
| Pondan | Brownies Kukus 400 g, Bolu Kukus 400 g, Chiffon Cake Pandan 400 g | 31500 dus12 | 2
Fermipan | Ragi Instan Fermipan | - | 11 g 5200 pak4 dus120; 500 g 52000 dus20 | 5
Saf-Instant | Ragi Instan Saf-Instant | Gold, Merah | 11 g 4900 pak5 dus120 | 2
Koepoe Koepoe | Koepoe Koepoe | Baking Powder 45 g, Vanili Bubuk 27 g, Soda Kue 81 g, TBM 35 g, Cream of Tartar 39 g | 6300 lusin12 | 4
*| Koepoe Koepoe Pasta | Pandan, Cokelat, Vanila, Stroberi, Moka | 30 ml 7800 lusin12 | 3
*| Koepoe Koepoe Pewarna | Merah Cabe, Kuning Telur, Hijau Tua, Cokelat Tua | 30 ml 6300 lusin12 | 2
Ceres | Ceres Meises | Classic 75 g, Milk 75 g | 9300 dus48 | 4
| Ceres Meises | Classic 200 g, Milk 200 g, Festive 200 g | 23500 dus24 | 4
Van Houten | Van Houten Cocoa Powder | - | 80 g 27500 dus48; 180 g 58500 dus24 | 2
Kraft | Keju Kraft Cheddar | - | 30 g 4600 dus48; 70 g 10300 dus48; 150 g 21500 dus36 | 5
| Keju Kraft Quick Melt | - | 150 g 22500 dus36 | 3
| Keju Kraft Singles | - | isi 5 12500 dus36; isi 10 23500 dus36 | 2
Prochiz | Keju Prochiz Cheddar | - | 60 g 7300 dus48; 160 g 15800 dus36 | 5
| Keju Prochiz Spready | - | 160 g 16200 dus36 | 3
Meg | Keju Meg Cheddar | - | 70 g 8600 dus48; 165 g 18300 dus36 | 2
Haan | Haan Whipped Cream Bubuk | - | 200 g 27500 dus24; 400 g 52000 dus12 | 2
*Colatta | Colatta Compound | Dark, Milk, White | 250 g 21500 dus48; 1 kg 74000 dus12 | 3
*Mercolade | Mercolade Compound | Dark, White | 250 g 18500 dus48; 1 kg 66000 dus12 | 2
*Morin | Selai Morin | Stroberi, Nanas, Srikaya, Blueberry, Kacang | 170 g 18300 dus24 | 2
`;
