/** How a row is read: see `catalogue.ts`. Prices are what a wholesaler asks for one piece. */
export const remedies = `
# Obat Bebas
Tolak Angin | Tolak Angin Cair | - | 15 ml 3700 pak12 dus288 | 8
| Tolak Angin Anak Cair | - | 10 ml 2300 pak5 dus240 | 4
| Tolak Angin Cair Bebas Gula | - | 15 ml 4100 pak5 dus240 | 2
| Tolak Angin Care Minyak Angin | - | 10 ml 13500 pak12 dus144 | 2
| Tolak Linu Herbal Cair | - | 15 ml 3600 pak5 dus240 | 2
Antangin | Antangin JRG Cair | - | 15 ml 3100 pak12 dus288 | 6
| Antangin JRG Tablet | - | isi 4 2700 pak20 dus400 | 3
| Antangin Junior | - | 10 ml 2100 pak10 dus240 | 2
Bintang Toedjoe | Puyer Bintang Toedjoe 16 | - | sachet 950 pak10 dus400 | 3
Bodrex | Bodrex | - | isi 4 2100 pak20 dus400; isi 10 4700 pak20 dus400 | 6
| Bodrex | Extra isi 4, Migra isi 4, Flu & Batuk isi 4 | 2400 pak20 dus400 | 4
| Bodrexin Anak | - | isi 6 2000 pak25 dus500 | 4
Paramex | Paramex | - | isi 4 2400 pak25 dus500 | 6
| Paramex Nyeri Otot | - | isi 4 3100 pak25 dus500 | 2
Panadol | Panadol | Biru isi 10, Extra Merah isi 10, Cold & Flu Hijau isi 10 | 12300 pak10 dus200 | 5
| Panadol Anak Tablet Kunyah | - | isi 10 14800 pak10 dus100 | 2
Oskadon | Oskadon | - | isi 4 1900 pak25 dus500 | 3
| Oskadon SP | - | isi 4 2300 pak25 dus500 | 4
Mixagrip | Mixagrip | Flu isi 4, Flu & Batuk isi 4 | 2700 pak25 dus500 | 5
Procold | Procold | Flu isi 6, Flu & Batuk isi 6 | 4300 pak25 dus500 | 4
Inza | Inza | - | isi 4 2200 pak25 dus500 | 4
Ultraflu | Ultraflu | - | isi 4 2900 pak25 dus500 | 3
Decolgen | Decolgen | - | isi 4 2500 pak25 dus500 | 3
Neozep | Neozep Forte | - | isi 4 3000 pak25 dus500 | 4
Konidin | Konidin | - | isi 4 2300 pak25 dus500 | 4
*Komix | Komix Obat Batuk | Jahe, Peppermint, Jeruk Nipis, Herbal | 7 ml 1550 pak10 dus300 | 5
| Komix Kid | Stroberi | 5 ml 1250 pak10 dus300 | 2
*OBH Combi | OBH Combi Batuk Flu | Menthol, Jahe | 60 ml 13500 dus72; 100 ml 19300 dus72 | 4
*| OBH Combi Anak Batuk Flu | Stroberi, Jeruk, Apel | 60 ml 15800 dus72 | 3
Vicks | Vicks Formula 44 Dewasa | - | 27 ml 10300 dus72; 54 ml 17800 dus72; 100 ml 28500 dus72 | 3
| Vicks Vaporub | - | 10 g 8300 pak12 dus144; 25 g 17500 pak12 dus144 | 3
Woods | Woods Peppermint Antitussive | - | 60 ml 18800 dus72 | 2
Laserin | Laserin Obat Batuk | - | 30 ml 6300 dus144; 60 ml 11300 dus72 | 2
Geliga | Balsem Geliga | - | 10 g 5400 pak12 dus288; 20 g 9300 pak12 dus144; 40 g 17300 pak6 dus144 | 5
| Geliga Krim Nyeri Otot | - | 30 g 15300 pak12 dus144 | 2
*Balpirik | Balsem Balpirik | Merah, Kuning, Hijau | 20 g 7300 pak12 dus144 | 3
Cap Lang | Minyak Kayu Putih Cap Lang | - | 15 ml 6700 pak12 dus288; 30 ml 12300 pak12 dus144; 60 ml 23500 pak12 dus144; 120 ml 44500 dus72 | 6
| Minyak Telon Cap Lang | - | 30 ml 10800 pak12 dus144; 60 ml 19800 pak12 dus144 | 4
| Minyak GPU Cap Lang | - | 30 ml 9300 pak12 dus144; 60 ml 16800 pak12 dus144 | 3
| Koyo Cabe Cap Lang | - | isi 10 7600 pak20 dus400 | 4
| Minyak Angin Aromatherapy Cap Lang | - | 10 ml 13300 pak12 dus144 | 3
*Fresh Care | Fresh Care Minyak Angin | Strong, Lavender, Citrus, Green Tea, Splash Fruity | 10 ml 12300 pak12 dus144 | 5
Safe Care | Safe Care Minyak Angin | - | 5 ml 9800 pak12 dus144; 10 ml 17300 pak12 dus144 | 4
Cap Kapak | Minyak Angin Cap Kapak | - | 3 ml 8600 pak12 dus288; 5 ml 12800 pak12 dus144; 10 ml 22500 pak12 dus144 | 3
Salonpas | Salonpas Koyo | - | isi 10 8300 pak20 dus400; isi 12 9800 pak20 dus400 | 4
| Salonpas Koyo Hot | - | isi 10 9300 pak20 dus400 | 3
Counterpain | Counterpain Krim | - | 5 g 7300 pak12 dus144; 15 g 22500 dus72 | 2
Hot In | Hot In Cream | - | 60 g 12300 dus72; 120 g 20500 dus48 | 2
Hansaplast | Hansaplast Plester Elastis | - | isi 10 5300 pak20 dus400; isi 100 27500 dus48 | 4
Betadine | Betadine Antiseptik | - | 5 ml 6900 pak12 dus288; 15 ml 15800 pak12 dus144; 30 ml 27500 dus72 | 3
Promag | Promag Tablet | - | isi 10 7800 pak10 dus300 | 6
| Promag Gazero | - | 10 ml 3000 pak6 dus240 | 2
Mylanta | Mylanta Cair | - | 50 ml 15300 dus72; 150 ml 41500 dus48 | 2
Diapet | Diapet | - | isi 4 3000 pak25 dus500; isi 10 6900 pak10 dus300 | 4
Entrostop | Entrostop | - | isi 12 9300 pak12 dus300 | 4
| Entrostop Anak | - | 10 ml 2700 pak6 dus240 | 2
Enervon-C | Enervon-C | - | isi 4 6100 pak25 dus500; botol isi 30 39500 dus72 | 4
Hemaviton | Hemaviton | Stamina Plus isi 5, Action isi 5, Jreng isi 5 | 6900 pak10 dus200 | 2
*Vitacimin | Vitacimin | Sweetlets Jeruk, Lemon, Fruit Punch | isi 2 2000 pak50 dus500 | 4
Xon-Ce | Xon-Ce | - | isi 2 1700 pak50 dus500 | 4
CDR | CDR Suplemen Kalsium | Jeruk, Fruit Punch | isi 10 45500 dus36 | 2
Sangobion | Sangobion | - | isi 4 8300 pak25 dus300; isi 10 19800 pak10 dus200 | 3
*Sakatonik | Sakatonik ABC | Anggur, Jeruk, Stroberi | isi 30 17500 dus72 | 3
*Curcuma Plus | Curcuma Plus Emulsion | Jeruk, Stroberi | 60 ml 14300 dus72; 200 ml 36500 dus24 | 2
Scott's | Scott's Emulsion | Original, Vita Jeruk | 200 ml 44500 dus24 | 2
Insto | Insto Tetes Mata | Regular, Dry Eyes | 7,5 ml 14800 pak12 dus144 | 4
Rohto | Rohto Tetes Mata Cool | - | 7 ml 15300 pak12 dus144 | 2
Kalpanax | Kalpanax | - | K Krim 5 g 11800 pak12 dus144; Cair 10 ml 9800 pak12 dus144 | 2
Caladine | Caladine | Bedak Original 60 g, Bedak Soft Comfort 60 g | 11300 dus72 | 3
| Caladine Lotion | - | 60 ml 16300 dus72 | 2
Herocyn | Bedak Herocyn | - | 85 g 12300 dus72; 150 g 18800 dus48 | 4
Salicyl | Salicyl Talc Kimia Farma | - | 60 g 9300 dus72 | 2
Antimo | Antimo | - | isi 10 5100 pak10 dus300 | 4
| Antimo Anak | Jeruk, Stroberi | 5 ml 1450 pak10 dus300 | 3
Kiranti | Kiranti Sehat Datang Bulan | Original, Orange | 150 ml 5900 dus30 | 4
Sidomuncul | Kunyit Asam Sidomuncul | - | 25 g 2000 renteng5 dus200 | 3
| Sidomuncul | Susu Jahe 27 g, Jahe Wangi 25 g, Beras Kencur 25 g | 2000 renteng5 dus200 | 3
| Sidomuncul Vitamin C 1000 | Jeruk Lemon, Jambu | 4 g 1400 renteng6 dus240 | 3
*Buyung Upik | Jamu Buyung Upik | Cokelat, Stroberi, Jeruk | 7 g 1550 pak10 dus200 | 2
Pilkita | Pilkita | - | isi 6 4700 pak10 dus200 | 2
Kimia Farma | Kimia Farma | Rivanol 100 ml, Alkohol 70% 100 ml | 7300 dus60 | 2
Onemed | Masker Onemed Earloop | - | isi 50 23500 dus40 | 2
Sensi | Masker Sensi Duckbill | - | isi 6 9800 dus60; isi 50 58500 dus40 | 2
Sutra | Kondom Sutra | Merah isi 3, Gerigi isi 3 | 8300 pak12 dus288 | 2
Tempra | Tempra Sirup Anggur | - | 60 ml 46500 dus48 | 2
Sanmol | Sanmol Sirup | - | 60 ml 21500 dus72 | 2
`;
