/** How a row is read: see `catalogue.ts`. Prices are what a wholesaler asks for one piece. */
export const drinks = `
# Minuman
Aqua | Aqua Air Mineral | - | 220 ml 700 dus48; 330 ml 2200 dus24; 600 ml 2700 dus24; 750 ml 4300 dus18; 1500 ml 5400 dus12; galon 19 L 20000 pcs1 | 8
Le Minerale | Le Minerale Air Mineral | - | 330 ml 2000 dus24; 600 ml 2600 dus24; 1500 ml 5000 dus12; galon 15 L 19500 pcs1 | 8
VIT | VIT Air Mineral | - | 220 ml 550 dus48; 550 ml 1900 dus24; 1500 ml 3900 dus12 | 4
Club | Club Air Mineral | - | 220 ml 450 dus48; 330 ml 1500 dus24; 600 ml 1800 dus24; 1500 ml 3700 dus12 | 5
Ades | Ades Air Mineral | - | 350 ml 1700 dus24; 600 ml 2100 dus24; 1500 ml 4300 dus12 | 2
Cleo | Cleo Air Murni | - | 220 ml 1100 dus24; 550 ml 2100 dus24; 1500 ml 4400 dus12 | 4
Pristine | Pristine 8+ Air Mineral | - | 400 ml 3200 dus24; 600 ml 3900 dus24; 1500 ml 7300 dus12 | 2
Crystalline | Crystalline Air Mineral | - | 330 ml 1700 dus24; 600 ml 2200 dus24; 1500 ml 4400 dus12 | 2
Nestle | Nestle Pure Life Air Mineral | - | 600 ml 2300 dus24; 1500 ml 4600 dus12 | 2
Ron 88 | Ron 88 Air Mineral | - | 220 ml 400 dus48; 600 ml 1600 dus24 | 2
Teh Pucuk Harum | Teh Pucuk Harum | - | 350 ml 3000 dus24; 480 ml 4900 dus24 | 8
| Teh Pucuk Harum Less Sugar | - | 350 ml 3000 dus24 | 3
Sosro | Teh Botol Sosro | - | 200 ml 2500 dus24; 250 ml 3000 dus24; 350 ml 3300 dus24; 450 ml 4700 dus12; 1 L 11500 dus12 | 6
| Teh Botol Sosro Less Sugar | - | 250 ml 3000 dus24; 350 ml 3300 dus24 | 2
*| Fruit Tea Sosro | Apel, Blackcurrant, Stroberi, Freeze | 350 ml 3500 dus24; 500 ml 5500 dus12 | 4
*| Fruit Tea Sosro Kotak | Apel, Blackcurrant, Stroberi | 200 ml 2600 dus24 | 3
| S-Tee Sosro | - | 390 ml 3300 dus12 | 2
| Tebs Sosro | - | 300 ml 5100 dus24; 330 ml 6300 dus24 | 2
Teh Kotak | Teh Kotak Jasmine | - | 200 ml 2700 dus24; 300 ml 3700 dus24 | 5
*| Teh Kotak | Apel, Blackcurrant, Lemon | 200 ml 2700 dus24 | 2
*Frestea | Frestea | Jasmine, Apel, Nectar, Markisa | 350 ml 3000 dus12 | 4
Teh Gelas | Teh Gelas Original | - | 170 ml 850 dus24; 250 ml 1700 dus24; 350 ml 2600 dus24 | 5
Teh Rio | Teh Rio | - | 180 ml 850 dus24 | 4
*Mountea | Mountea | Blackcurrant, Stroberi, Apel, Markisa | 180 ml 850 dus24 | 3
Javana | Teh Javana | Melati, Gula Batu | 350 ml 2800 dus24 | 3
*Ichi Ocha | Ichi Ocha | Green Tea Melati, Green Tea Honey, Yuzu | 350 ml 3100 dus24 | 3
*Ichitan | Ichitan | Thai Milk Tea, Thai Green Tea, Brown Sugar Milk | 300 ml 7900 dus24 | 3
*NU | NU Green Tea | Original, Honey, Yuzu | 450 ml 6300 dus24 | 3
| NU Milk Tea | - | 330 ml 7200 dus24 | 3
Coca-Cola | Coca-Cola | - | 250 ml 3300 dus12; 390 ml 4700 dus12; 1 L 10500 dus12; 1,5 L 14500 dus6; kaleng 330 ml 6300 dus24 | 6
| Coca-Cola Zero Sugar | - | 390 ml 4700 dus12 | 2
Sprite | Sprite | - | 250 ml 3300 dus12; 390 ml 4700 dus12; 1 L 10500 dus12; 1,5 L 14500 dus6; kaleng 330 ml 6300 dus24 | 6
*Fanta | Fanta | Stroberi, Jeruk | 250 ml 3300 dus12; 390 ml 4700 dus12; 1,5 L 14500 dus6 | 6
| Fanta Anggur | - | 390 ml 4700 dus12 | 2
Big Cola | Big Cola | - | 535 ml 4200 dus12; 1,5 L 9500 dus12 | 2
A&W | A&W Root Beer Sarsaparilla | - | 250 ml 3400 dus12 | 2
Pocari Sweat | Pocari Sweat | - | 350 ml 5900 dus24; 500 ml 7200 dus24; 900 ml 13800 dus12; kaleng 330 ml 6800 dus24; sachet 13 g 2700 renteng10 dus100 | 7
*Mizone | Mizone | Lychee Lemon, Activ Isotonik, Cranberry, Starfruit, Mood Up Mangga | 500 ml 4600 dus12 | 5
Hydro Coco | Hydro Coco | - | 250 ml 6500 dus24; 500 ml 11800 dus12 | 3
*You C1000 | You C1000 Vitamin | Orange, Lemon, Apple | 140 ml 6800 dus30 | 4
| You C1000 Isotonic Drink | - | 350 ml 5400 dus24; 500 ml 6900 dus24 | 2
Floridina | Floridina | Orange, Coco | 350 ml 2700 dus12 | 5
*Minute Maid | Minute Maid Pulpy | Orange, Aloe Vera White Grape, Mango | 300 ml 4500 dus12 | 4
Isoplus | Isoplus | - | 350 ml 2800 dus12 | 3
*Buavita | Buavita | Guava, Orange, Mango, Apple, Lychee | 245 ml 6900 dus24 | 3
*| Buavita | Guava, Orange, Mango | 1 L 29500 dus12 | 2
Ultrajaya | Sari Kacang Hijau Ultra | - | 150 ml 3700 dus24; 250 ml 5400 dus24 | 3
| Sari Asem Asli Ultra | - | 200 ml 3600 dus24 | 2
Kratingdaeng | Kratingdaeng | - | 150 ml 5300 dus50 | 5
M-150 | M-150 | - | 150 ml 5000 dus50 | 3
Hemaviton | Hemaviton C1000 | Orange, Lemon | 330 ml 6100 dus24 | 2
Extra Joss | Extra Joss Active | - | 4 g 900 pak12 dus240 | 5
*Kuku Bima | Kuku Bima Ener-G | Original, Anggur, Jambu, Mangga, Kopi | 4 g 950 pak6 dus240 | 5
Adem Sari | Adem Sari | - | 7 g 1900 pak24 dus240 | 4
*| Adem Sari Ching Ku | Herbal Lemon, Herbal Tea | kaleng 320 ml 5900 dus24; 350 ml 5300 dus24 | 3
Cap Kaki Tiga | Larutan Penyegar Cap Kaki Tiga | - | 200 ml 4800 dus48; 320 ml 6300 dus24; 500 ml 8300 dus24 | 5
*| Larutan Penyegar Cap Kaki Tiga Kaleng | Jeruk, Leci, Jambu, Stroberi, Anggur, Apel, Melon | 320 ml 6300 dus24 | 4
*| Larutan Penyegar Cap Kaki Tiga Anak | Jambu, Stroberi, Leci, Jeruk | 250 ml 5200 dus24 | 3
Cap Badak | Larutan Penyegar Cap Badak | - | 200 ml 4500 dus48; 350 ml 6200 dus24 | 4
*| Lasegar | Jambu, Leci, Jeruk, Stroberi, Anggur | 320 ml 6000 dus24 | 3
Cap Panda | Cap Panda Liang Teh | - | 310 ml 5500 dus24 | 3
| Cap Panda Cincau | - | 310 ml 5500 dus24 | 3
*Okky | Okky Jelly Drink | Anggur, Apel, Jambu, Stroberi, Blackcurrant, Mangga | 150 ml 950 dus24 | 4
*| Okky Koko Drink | Leci, Jeruk, Stroberi | 220 ml 1050 dus24 | 2
*Ale-Ale | Ale-Ale | Jeruk, Anggur, Stroberi, Jambu, Apel, Leci | 180 ml 850 dus24 | 5
*Teh Sisri | Teh Sisri | Gula Batu, Melati, Apel | 3,5 g 430 renteng10 dus240 | 3
*Nutrisari | Nutrisari | Jeruk Peras, Jeruk Nipis, Sweet Orange, Mangga, Jambu, Leci, Blewah, Cocopandan, Es Kelapa, Es Rujak | 11 g 1300 renteng10 dus240 | 6
*| Nutrisari W'dank | Bajigur, Sekoteng, Empon-Empon | 25 g 1900 renteng10 dus120 | 2
| Nutrisari Jeruk Peras | - | 250 g 21500 dus24; 750 g 58500 dus12 | 2
*Jas Jus | Jas Jus | Jeruk, Mangga, Melon, Stroberi, Anggur, Jambu | 8 g 430 renteng10 dus240 | 4
*Marimas | Marimas | Jeruk Peras, Mangga, Melon, Jambu, Leci, Sirsak, Anggur | 7 g 420 renteng10 dus240 | 4
*Pop Ice | Pop Ice | Cokelat, Vanila Biru, Stroberi, Taro, Durian, Mangga, Cappuccino, Alpukat, Permen Karet, Cokelat Cookies | 23 g 1250 renteng10 dus120 | 6
*Segar Sari | Segar Sari Susu Soda | Gembira, Jeruk, Melon | 28 g 1350 renteng10 dus120 | 2
Chocolatos | Chocolatos Drink | Cokelat, Matcha Latte | 28 g 1850 renteng10 dus120 | 5
*Hilo | Hilo Instan | Chocolate Classic, Chocolate Taro, Thai Tea, Chocolate Avocado | 14 g 1500 renteng10 dus120 | 4
Beng-Beng | Beng-Beng Drink | - | 30 g 2050 renteng10 dus120 | 4
Max Tea | Max Tea Teh Tarik | - | 25 g 1900 renteng10 dus120 | 3
*Marjan | Sirup Marjan Boudoin | Cocopandan, Melon, Moka, Vanila, Rozen, Leci, Grenadine, Mangga | 460 ml 19300 dus12 | 6
*| Sirup Marjan Squash | Jeruk Florida, Mangga, Leci | 450 ml 15300 dus12 | 3
*ABC | Sirup ABC Squash Delight | Jeruk Florida, Mangga, Leci, Jambu, Sirsak | 460 ml 14300 dus12 | 4
*| Sirup ABC Special Grade | Cocopandan, Melon, Jeruk, Frambozen | 485 ml 18300 dus12 | 3
*Freiss | Sirup Freiss | Mojito Mint, Leci, Jeruk, Vanila | 500 ml 25500 dus12 | 2

# Kopi & Teh
Kapal Api | Kopi Bubuk Kapal Api Special | - | 6,5 g 750 renteng20 dus400; 30 g 3400 pak10 dus150; 65 g 7300 dus120; 165 g 17800 dus40; 380 g 39500 dus20 | 7
| Kapal Api Special Mix | - | 24 g 1450 renteng10 dus120 | 8
| Kapal Api Grande White Coffee | - | 20 g 1450 renteng10 dus120 | 4
| Kapal Api Kopi Susu | - | 31 g 1650 renteng10 dus120 | 4
| Kapal Api Fresco Kopi Gula | - | 22 g 1250 renteng10 dus120 | 2
ABC | Kopi ABC Susu | - | 31 g 1700 renteng10 dus120 | 8
| Kopi ABC Mocca | - | 27 g 1600 renteng10 dus120 | 4
| Kopi ABC White | - | 20 g 1450 renteng10 dus120 | 2
| Kopi ABC Plus | - | 18 g 1300 renteng10 dus120 | 3
| Kopi ABC Klepon | - | 25 g 1700 renteng10 dus120 | 2
Good Day | Good Day | Mocacinno 20 g, Vanilla Latte 20 g, Carrebian Nut 20 g, Chococinno 20 g, Coolin 20 g, Tiramisu 20 g | 1350 renteng10 dus120 | 6
| Good Day Cappuccino | - | 25 g 1850 renteng10 dus120 | 7
| Good Day Freeze Mocafrio | - | 30 g 1750 renteng10 dus120 | 4
*| Good Day Botol | Originale Cappuccino, Tiramisu Bliss, Funtastic Mocacinno, Avocado Delight | 250 ml 6200 dus24 | 4
*Luwak White Koffie | Luwak White Koffie | Original, Less Sugar, Caramel, Durian | 20 g 1400 renteng10 dus180 | 7
| Luwak White Koffie Botol Original | - | 220 ml 4600 dus24 | 2
Torabika | Torabika Duo | - | 25 g 1350 renteng10 dus120 | 6
| Torabika Susu | - | 31 g 1650 renteng10 dus120 | 4
| Torabika Cappuccino | - | 25 g 1850 renteng12 dus120 | 5
| Torabika Creamy Latte | - | 25 g 1850 renteng12 dus120 | 3
| Torabika Gilus Mix | - | 25 g 1250 renteng10 dus120 | 3
| Tora Cafe Caramelove | - | 27 g 1700 renteng10 dus120 | 2
Top Coffee | Top Coffee | Kopi Gula 25 g, Kopi Susu 31 g, White Coffee 21 g, Cappuccino 25 g, Gula Aren 22 g | 1350 renteng10 dus120 | 4
| Kopi Bubuk Top Coffee Toraja | - | 158 g 15500 dus40 | 2
Indocafe | Indocafe Coffeemix | - | 20 g 1550 renteng10 dus300; isi 100 138000 dus12 | 6
| Indocafe Cappuccino | - | 25 g 1950 renteng5 dus120 | 3
| Indocafe Original Blend | - | 2 g 750 renteng10 dus480; 45 g 21500 dus24; 90 g 39500 dus24 | 3
Nescafe | Nescafe Classic | - | 2 g 850 renteng10 dus480; 45 g 22500 dus24; 90 g 42500 dus24 | 5
| Nescafe 3in1 Original | - | 17 g 1500 renteng10 dus240 | 3
| Nescafe Creamy | Latte, Cappuccino | 25 g 2100 renteng10 dus120 | 3
*| Nescafe Kaleng | Latte, Original, Mocha, Caramel Macchiato | 220 ml 7600 dus24 | 3
Kopiko | Kopiko Brown Coffee | - | 25 g 1700 renteng10 dus120 | 3
| Kopiko L.A. Coffee | - | 24 g 1700 renteng10 dus120 | 2
| Kopiko 78 C Coffee Latte | - | 240 ml 6200 dus12 | 4
Golda | Golda Coffee | Dolce Latte, Cappuccino | 200 ml 2700 dus12 | 5
*Neo Coffee | Neo Coffee | Caramel Machiato, Moka, Tiramisu | 20 g 1150 renteng10 dus120 | 2
*Caffino | Caffino | Classic Latte, Mocha Latte, Vanilla Latte | 20 g 1500 renteng10 dus120 | 2
Kopi Liong | Kopi Bubuk Liong Bulan | - | 100 g 11300 dus60; 350 g 37500 dus20 | 2
| Kopi Liong Bulan Plus Gula | - | 22 g 1350 renteng10 dus120 | 2
Sariwangi | Teh Celup Sariwangi Asli | - | isi 5 1500 pak12 dus144; isi 25 7100 dus48; isi 50 13500 dus24; isi 100 26500 dus12 | 7
| Teh Celup Sariwangi | Melati, Teh Hijau | isi 25 8300 dus48 | 3
| Sariwangi Milk Tea Teh Tarik | - | 21 g 2300 renteng10 dus120 | 2
Sosro | Teh Celup Sosro | - | isi 25 6500 dus48; isi 50 12500 dus24 | 5
*Tong Tji | Teh Celup Tong Tji | Jasmine, Premium, Super | isi 25 9800 dus48 | 3
| Teh Tubruk Tong Tji | Jasmine, Super | 80 g 8600 dus50 | 3
Poci | Teh Celup Poci Asli | - | isi 25 6100 dus48 | 3
| Teh Tubruk Poci | - | 40 g 2500 pak10 dus100 | 4
2 Tang | Teh Celup 2 Tang | - | isi 25 6900 dus48 | 3
| Teh Tubruk 2 Tang | - | 40 g 2600 pak10 dus100 | 3
Gopek | Teh Tubruk Gopek | - | 40 g 2400 pak10 dus100 | 3
Bandulan | Teh Celup Bandulan | - | isi 25 6300 dus48 | 2
Dandang | Teh Celup Dandang | - | isi 25 6800 dus48 | 2
| Teh Tubruk Dandang Biru | - | 40 g 2700 pak10 dus100 | 2
Lipton | Teh Celup Lipton | Yellow Label, Green Tea | isi 25 12800 dus36 | 2
`;
