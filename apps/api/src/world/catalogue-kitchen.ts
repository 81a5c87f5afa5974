/** How a row is read: see `catalogue.ts`. Prices are what a wholesaler asks for one piece. */
export const kitchen = `
# Bumbu Dapur & Saus
Bango | Kecap Manis Bango | - | 20 ml 900 renteng12 dus144; 60 ml 3000 dus48; 135 ml 8800 dus48; 220 ml 12200 dus24; 275 ml 17500 dus24; 520 ml 25800 dus12; 735 ml 35500 dus12 | 7
| Kecap Manis Bango Pedas | - | 135 ml 9400 dus48; 220 ml 12800 dus24 | 3
ABC | Kecap Manis ABC | - | 14 ml 550 renteng12 dus240; 77 ml 2900 dus48; 135 ml 8200 dus48; 275 ml 15800 dus24; 520 ml 22800 dus12; 700 ml 28900 dus12 | 7
| Kecap Manis ABC Hitam Gurih | - | 135 ml 7200 dus48; 520 ml 19500 dus12 | 2
| Kecap Asin ABC | - | 133 ml 6800 dus48; 620 ml 20500 dus12 | 4
*| Sambal ABC | Asli, Extra Pedas, Manis Pedas | 135 ml 7800 dus48; 335 ml 17800 dus24 | 6
| Sambal ABC Asli | - | 8 g 450 renteng24 dus480; 1 kg 28500 dus12; 5,7 kg 139000 dus4 | 4
| Sambal ABC | Terasi 18 g, Bajak 18 g, Ayam Goreng 18 g | 1450 renteng10 dus120 | 3
| Saus Tomat ABC | - | 8 g 400 renteng24 dus480; 135 ml 6900 dus48; 335 ml 14800 dus24; 1 kg 22500 dus12 | 5
| Saus Tiram ABC | - | 23 ml 1900 renteng12 dus144; 195 ml 13800 dus24; 425 ml 26500 dus12 | 3
| Terasi Udang ABC | - | 4,2 g 480 renteng20 dus480 | 5
Sedaap | Kecap Manis Sedaap | - | 15 ml 500 renteng12 dus240; 63 ml 2400 dus48; 225 ml 9800 dus24; 520 ml 20800 dus12; 700 ml 26500 dus12 | 5
Indofood | Kecap Manis Indofood | - | 135 ml 7000 dus48; 220 ml 9300 dus24; 520 ml 20300 dus12 | 4
*| Sambal Indofood | Pedas, Pedas Manis, Extra Pedas | 135 ml 7200 dus48; 335 ml 15900 dus24 | 5
| Sambal Indofood | Terasi 18 g, Bajak 18 g | 1400 renteng10 dus120 | 2
| Saus Tomat Indofood | - | 135 ml 6200 dus48; 335 ml 13200 dus24 | 3
| Bumbu Racik Indofood | Ayam Goreng 26 g, Tempe Goreng 20 g, Ikan Goreng 20 g, Nasi Goreng 20 g, Sayur Asem 20 g, Sayur Sop 20 g, Sayur Lodeh 25 g, Tumis 20 g | 2100 renteng10 dus120 | 6
| Bumbu Instan Indofood | Rendang 50 g, Opor Ayam 45 g, Gulai 45 g, Soto Ayam 45 g, Kari 45 g, Rawon 45 g, Semur 45 g, Sambal Goreng Ati 45 g | 5700 dus72 | 4
| Tepung Bumbu Racik Indofood | Serbaguna 75 g, Pisang Goreng 85 g, Bakwan 90 g | 2900 dus60 | 2
Nasional | Kecap Manis Nasional | - | 135 ml 7000 dus48; 220 ml 9600 dus24; 520 ml 19800 dus12 | 2
Orang Jual Sate | Kecap Manis Orang Jual Sate | - | 140 ml 8900 dus48; 600 ml 32500 dus12 | 2
Piring Lombok | Kecap Manis Piring Lombok | - | 600 ml 27500 dus12 | 2
Dua Belibis | Saus Cabe Dua Belibis | - | 9 g 420 renteng24 dus480; 135 ml 7600 dus48; 340 ml 16800 dus24 | 4
Del Monte | Saus Sambal Del Monte Extra Hot | - | 9 g 400 renteng24 dus480; 340 ml 14300 dus24; 1 kg 24500 dus12; 5,5 kg 121000 dus3 | 4
| Saus Tomat Del Monte | - | 9 g 400 renteng24 dus480; 340 ml 13500 dus24; 1 kg 21500 dus12; 5,7 kg 112000 dus3 | 3
Sasa | Sambal Sasa Asli | - | 8 g 380 renteng24 dus480; 135 ml 6300 dus48; 340 ml 13300 dus24 | 3
| Saus Tomat Sasa | - | 135 ml 5900 dus48; 340 ml 11800 dus24 | 2
| MSG Sasa | - | 50 g 2700 pak10 dus120; 100 g 5000 dus100; 250 g 11900 dus40; 1 kg 44500 dus12 | 6
| Santan Sasa | - | 65 ml 3800 dus36; 200 ml 9800 dus24 | 5
| Tepung Bumbu Sasa | Serbaguna 75 g, Bakwan 100 g, Pisang Goreng 75 g, Ayam Kentucky 75 g | 2700 renteng10 dus120 | 5
| Tepung Bumbu Sasa Serbaguna | - | 210 g 6200 dus40; 900 g 22500 dus12 | 4
*| Bumbu Kaldu Sasa | Ayam, Sapi | 8 g 450 renteng12 dus288; 100 g 4300 dus48 | 3
| Terasi Udang Sasa | - | 4 g 430 renteng20 dus480 | 2
*Royco | Kaldu Royco | Ayam, Sapi | 8 g 480 renteng12 dus288; 94 g 4900 dus48; 220 g 10300 dus24; 460 g 19800 dus12 | 8
| Royco Bumbu Pelezat Serbaguna Jamur | - | 40 g 4800 dus48; 80 g 9300 dus36 | 3
| Bumbu Royco | Nasi Goreng 17 g, Ayam Goreng 20 g, Sayur Sop 18 g | 2000 renteng10 dus120 | 2
*Masako | Masako | Ayam, Sapi | 8 g 460 renteng12 dus288; 100 g 4600 dus48; 250 g 10300 dus24; 1 kg 38500 dus10 | 8
Totole | Kaldu Jamur Totole | - | 40 g 7400 dus60; 80 g 13800 dus48; 200 g 31500 dus20 | 4
Maggi | Maggi Magic Lezat | - | 7,5 g 430 renteng12 dus288 | 2
Ajinomoto | MSG Ajinomoto | - | 8 g 480 renteng12 dus288; 50 g 2900 dus120; 100 g 5400 dus80; 250 g 12700 dus40; 1 kg 47500 dus12 | 6
*| Saori Saus | Tiram, Teriyaki, Lada Hitam | 23 ml 2000 renteng12 dus144; 133 ml 11800 dus24; 275 ml 22500 dus12 | 5
| Sajiku Tepung Bumbu | Serbaguna 80 g, Ayam Krispi 80 g, Bakwan 80 g | 2800 renteng10 dus120 | 4
| Sajiku Tepung Bumbu Serbaguna | - | 220 g 6800 dus36 | 3
| Sajiku | Nasi Goreng Ayam 20 g, Nasi Goreng Pedas 20 g, Ayam Goreng 27 g, Sayur Asem 23 g, Rendang 30 g | 1900 renteng10 dus120 | 4
*| Mayumi Mayones | Original, Pedas | 27 g 1900 renteng10 dus120; 100 g 7900 dus48 | 3
Miwon | MSG Miwon | - | 10 g 480 renteng12 dus288; 50 g 2600 dus120; 100 g 4900 dus80; 250 g 11500 dus40; 1 kg 43000 dus12 | 4
*Maestro | Mayones Maestro | Original, Pedas, Thousand Island | 100 g 8200 dus48; 180 g 14500 dus24 | 3
| Mayones Maestro Original | - | 1 kg 38500 dus12 | 2
Bamboe | Bumbu Bamboe | Rendang 35 g, Opor 36 g, Soto Ayam 40 g, Nasi Goreng 40 g, Gulai 35 g, Ayam Goreng 33 g, Rawon 54 g, Kare 36 g, Semur 69 g, Sate 64 g | 7300 dus72 | 4
Kobe | Tepung Kobe | Kentucky Super Crispy 75 g, Bumbu Putih 75 g, Bakwan Kress 100 g, Pisang Goreng Kress 75 g, Tempe Goreng Kress 75 g | 3100 renteng10 dus120 | 4
| Tepung Kobe Kentucky Super Crispy | - | 210 g 8400 dus40 | 3
*| BonCabe | Level 10, Level 15, Level 30 | 7 g 1250 renteng12 dus240; 40 g 9200 dus48 | 4
Kara | Santan Kara | - | 65 ml 4100 dus36; 200 ml 11000 dus24 | 6
| Santan Sun Kara | - | 65 ml 3800 dus36; 110 ml 6300 dus36; 200 ml 10300 dus24 | 4
Desaku | Desaku | Kunyit Bubuk 7 g, Ketumbar Bubuk 9 g, Cabe Bubuk 7 g, Marinasi Ayam 12 g | 950 renteng12 dus240 | 5
Ladaku | Ladaku Merica Bubuk | - | 3 g 1050 renteng12 dus240 | 7
Mamasuka | Tepung Roti Mamasuka | - | 100 g 4700 dus48; 200 g 8300 dus24 | 3
| Terasi Udang Mamasuka | - | 4 g 450 renteng20 dus480 | 3
| Rumput Laut Mamasuka | Hot Bulgogi 4 g, Original 4 g | 4800 pak12 dus72 | 2
Dixi | Cuka Dixi | - | 150 ml 3400 dus48; 650 ml 9300 dus12 | 3
*Finna | Sambal Finna | Terasi, Bajak, Uleg, Bawang | 200 g 17300 dus24 | 3
| Kerupuk Udang Finna | - | 200 g 16800 dus24; 400 g 31500 dus12 | 3
Kokita | Bumbu Kokita | Nasi Goreng 60 g, Rendang 60 g, Soto 60 g, Rawon 60 g | 7600 dus48 | 2
*| Sambal Kokita | Terasi, Bajak, Tomat | 250 g 19300 dus24 | 2
Lee Kum Kee | Saus Tiram Lee Kum Kee Panda | - | 255 g 28500 dus12; 510 g 48500 dus12 | 2
*Jawara | Sambal Jawara | Extra Hot, Hot Original | 140 ml 7500 dus48; 340 ml 16200 dus24 | 3
Karangsari | Bumbu Pecel Karangsari | Pedas, Sedang | 200 g 15300 dus30 | 2

# Makanan Olahan & Beku
*ABC | Sarden ABC | Saus Tomat, Saus Cabai, Saus Ekstra Pedas | 155 g 11200 dus48; 425 g 24500 dus24 | 5
*Botan | Sarden Botan | Saus Tomat, Saus Cabai | 155 g 11500 dus48; 425 g 25500 dus24 | 3
| Makerel Botan | - | 425 g 29500 dus24 | 2
*Gaga | Sarden Gaga | Saus Tomat, Saus Cabai | 155 g 10200 dus48; 425 g 22500 dus24 | 4
*Maya | Sarden Maya | Saus Tomat, Saus Cabai | 155 g 9900 dus48; 425 g 21500 dus24 | 2
Pronas | Kornet Sapi Pronas | - | 120 g 16500 dus48; 198 g 26500 dus48; 340 g 43500 dus24 | 3
| Pronas Corned Beef Sachet | - | 50 g 7800 dus60 | 2
Cip | Kornet Cip | - | 120 g 13200 dus48; 198 g 21500 dus48; 340 g 35500 dus24 | 2
So Nice | So Nice Sosis Siap Makan | Ayam, Sapi | 25 g 1050 pak24 dus288 | 5
| So Nice Sosis Siap Makan Ayam | - | 65 g 2800 pak20 dus200 | 3
*Kanzler | Kanzler Singles | Original, Hot, Keju, Gochujang | 65 g 8300 pak10 dus60 | 4
| Kanzler Nugget | Original, Keju | 450 g 52500 dus12 | 2
Champ | Champ Sosis Ayam | - | 375 g 24500 dus24; 1 kg 57500 dus10 | 3
*| Champ Nugget | Ayam, ABC, Stik | 250 g 19300 dus24; 450 g 32500 dus12 | 3
*Fiesta | Fiesta Nugget | Ayam, Happy Star, Stikie, Karage | 500 g 49500 dus12 | 4
*| Fiesta Sosis | Ayam, Sapi, Bratwurst | 500 g 51500 dus12 | 3
*So Good | So Good Nugget | Ayam Original, Dino, Alfabet | 400 g 43500 dus12 | 3
| So Good Sosis Ayam | - | 375 g 28500 dus24 | 2
*Belfoods | Belfoods Nugget | Ayam, Stik | 250 g 20500 dus24; 500 g 37500 dus12 | 3
Cedea | Cedea | Dumpling Ayam 250 g, Dumpling Keju 250 g, Chikuwa 250 g, Fish Roll 250 g | 23500 dus24 | 3
Minaku | Minaku | Bakso Ikan 500 g, Otak-Otak 500 g | 22500 dus20 | 2
*Golden Farm | Kentang Goreng Golden Farm | Shoestring, Crinkle Cut | 500 g 22500 dus20; 1 kg 39500 dus10 | 2
`;
