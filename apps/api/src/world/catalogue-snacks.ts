/** How a row is read: see `catalogue.ts`. Prices are what a wholesaler asks for one piece. */
export const snacks = `
# Makanan Ringan & Biskuit
Roma | Roma Kelapa | - | 35 g 1750 pak10 dus60; 300 g 9900 dus20 | 7
*| Roma Malkist | Crackers, Abon, Cokelat, Keju Manis, Tiramisu | 120 g 8500 dus20 | 6
*| Roma Sari Gandum | Sandwich Cokelat, Sandwich Peanut Butter | 39 g 1750 pak10 dus60; 108 g 8300 dus24 | 5
*| Roma Slai O'lai | Stroberi, Nanas, Blueberry | 22 g 950 pak10 dus120; 128 g 8700 dus24 | 4
| Roma Superstar | - | 16 g 950 pak12 dus144 | 5
*| Roma Wafello | Cokelat, Butter Caramel, Coconut Creme | 48 g 2000 pak10 dus60 | 4
| Roma Better | - | 24 g 1050 pak12 dus120; 100 g 7800 dus24 | 4
| Roma Marie Susu | - | 135 g 7000 dus24 | 3
| Roma Arden Sandwich | Cokelat, Vanila | 32 g 950 pak12 dus120 | 2
Beng-Beng | Beng-Beng | - | 20 g 1700 pak20 dus240 | 8
| Beng-Beng Maxx | - | 32 g 2700 pak12 dus144 | 5
| Beng-Beng Share It | - | 95 g 9300 dus24 | 4
*Astor | Astor Wafer Stick | Double Chocolate, Skinny Roll Vanila | 14 g 950 pak20 dus240; 150 g 13500 dus24 | 4
Choki-Choki | Choki-Choki | - | 9 g 950 pak20 dus400 | 5
*Tango | Tango Wafer | Cokelat, Vanila, Stroberi, Keju, Matcha | 47 g 1800 pak10 dus60; 110 g 7100 dus24 | 5
| Tango Wafer Renyah | Cokelat, Vanila | 300 g 21500 dus12 | 3
| Tango Walut | - | 22 g 950 pak10 dus120 | 2
Fullo | Fullo Wafer Stick | Cokelat, Vanila | 14 g 480 pak24 dus288 | 3
Nabati | Nabati Richeese Wafer | - | 8 g 480 pak20 dus200; 46 g 1800 pak10 dus60; 110 g 6900 dus30 | 7
| Nabati Richoco Wafer | - | 8 g 480 pak20 dus200; 46 g 1800 pak10 dus60; 110 g 6900 dus30 | 6
*| Nabati Wafer | Pink Lava, Goguma, Rolls Cokelat | 46 g 1800 pak10 dus60 | 3
*| Nextar | Brownies, Nastar Nanas, Stroberi | 34 g 1750 pak10 dus60; 112 g 7100 dus24 | 4
| Nabati Ahh Richeese | - | 6 g 430 pak20 dus200; 15 g 950 pak20 dus120 | 5
*| Nabati Siip | Jagung Bakar, Keju, Cokelat | 6 g 430 pak20 dus200; 50 g 4100 dus30 | 4
*Gery | Gery Saluut Malkist | Cokelat, Kelapa, Keju, Butter Caramel | 105 g 6700 dus24 | 5
*| Gery Chocolatos Wafer Roll | Cokelat, Keju, Matcha | 8 g 480 pak24 dus288; 14 g 950 pak20 dus240 | 5
| Gery Pasta Cokelat | - | 9 g 900 pak20 dus240 | 2
| Gery Cokluut | - | 10 g 480 pak24 dus288 | 2
Khong Guan | Khong Guan Assorted Biscuit | - | 300 g 26500 dus12; 650 g 53500 dus12; 1600 g 109000 dus6 | 4
*| Khong Guan Malkist | Crackers, Abon, Cokelat | 105 g 7300 dus24 | 2
| Khong Guan Saltcheese | - | 200 g 13500 dus24 | 3
Nissin | Nissin | Crispy Crackers 225 g, Butter Coconut 200 g, Walens Choco Soes 100 g, Lemonia 130 g, Frenchy Pastry 90 g | 12500 dus24 | 3
*| Nissin Wafer | Cokelat, Krim Vanila, Stroberi | 200 g 13300 dus24 | 2
Monde | Monde Butter Cookies | - | 150 g 23500 dus24; 454 g 73500 dus12 | 3
| Monde Serena Egg Roll | Original, Cokelat | 168 g 21500 dus24 | 2
*Biskuat | Biskuat | Cokelat, Original, Susu | 14 g 480 pak20 dus240; 134 g 7700 dus24 | 5
| Biskuat Bolu Cokelat | - | 16 g 1250 pak10 dus120 | 3
*Oreo | Oreo | Original, Cokelat, Stroberi, Ice Cream Blueberry, Peanut Butter | 37 g 2000 pak12 dus144; 120 g 8900 dus24 | 6
| Oreo Wafer | Cokelat, Vanila | 39 g 2000 pak12 dus72 | 2
| Oreo Soft Cake | - | 16 g 1900 pak12 dus144 | 2
Regal | Biskuit Marie Regal | - | 120 g 10500 dus24; 230 g 19300 dus24; 1 kg 83500 dus6 | 4
Hatari | Hatari | Malkist Crackers 250 g, See Hong Puff 260 g, Jam Biscuits Nanas 250 g, Cream Peanut 250 g | 9300 dus20 | 3
UBM | UBM | Malkist Crackers 225 g, Marie Susu 225 g, Kelapa Ijo 225 g | 8800 dus20 | 2
Kokola | Kokola | Malkist 120 g, Marie Susu 130 g, Majorico Cokelat 120 g | 6900 dus24 | 2
Selamat | Selamat Wafer | Cokelat, Vanila | 125 g 7900 dus24 | 2
| Selamat Sandwich Biscuit Cokelat | - | 102 g 6500 dus24 | 2
*Tim Tam | Tim Tam | Cokelat, Vanila, Keju | 21 g 1900 pak10 dus120; 81 g 8300 dus24 | 3
*Good Time | Good Time Cookies | Double Choc, Classic, Rainbow Chocochips | 16 g 1050 pak12 dus144; 71 g 7600 dus24 | 4
*Deka | Deka Wafer Roll | Choco Nut, Choco Choco | 12 g 950 pak20 dus240; 360 g 27500 dus8 | 3
*Pocky | Pocky | Cokelat, Stroberi, Matcha, Cookies & Cream, Double Choco | 38 g 8100 pak10 dus120 | 4
| Pejoy | Cokelat, Cookies & Cream | 30 g 7900 pak10 dus120 | 2
*| Pretz | Pizza, Honey Butter, Sweet Corn | 22 g 4300 pak10 dus120 | 2
*Chitato | Chitato | Sapi Panggang, Ayam Bumbu, Original, Ayam Barbekyu, Keju Supreme | 35 g 5300 dus40; 68 g 9900 dus20 | 6
*| Chitato Lite | Rumput Laut, Salmon Teriyaki, Krim Asam & Bawang, Original | 35 g 5300 dus40; 68 g 9900 dus20 | 5
| Chitato Mi Goreng | - | 55 g 9900 dus20 | 2
*Qtela | Qtela Singkong | Original, Balado, Barbeque, Keju Bakar, Ayam Lada Hitam | 55 g 5700 dus30; 180 g 15500 dus10 | 5
*| Qtela Tempe | Original, Cabe Rawit, Daun Jeruk | 55 g 6300 dus30 | 2
*Chiki | Chiki Balls | Keju, Cokelat, Ayam | 10 g 950 renteng10 dus60; 55 g 5500 dus20 | 4
| Chiki Twist | Jagung Bakar, Flamin Hot Keju | 40 g 5100 dus20 | 3
JetZ | JetZ | Stick Chocofiesta, Paradiso Crepes Cokelat | 65 g 6300 dus20 | 2
*Maxicorn | Maxicorn | Nacho Cheese, Roasted Corn | 55 g 5700 dus20; 160 g 14500 dus10 | 2
*Taro | Taro Net | Seaweed, Potato Barbeque, Cowboy Steak, Italian Pizza | 9 g 950 renteng10 dus60; 36 g 4300 dus40; 65 g 7300 dus20 | 6
| Taro 3D | Golden Corn, Pizza | 40 g 4500 dus40 | 2
*Potabee | Potabee | Beef BBQ, Grilled Seaweed, Salted Egg, Melted Cheese | 35 g 5100 dus40; 68 g 9600 dus20 | 4
*Piattos | Piattos | Sapi Panggang, Rumput Laut, Sambal Geprek | 68 g 9600 dus20 | 3
*Kusuka | Kusuka Keripik Singkong | Original, Balado, Barbeque, Keju Bakar, Sambal Lado Ijo | 60 g 5400 dus30; 180 g 13700 dus10 | 4
*Happy Tos | Happy Tos Tortilla | Merah Nacho Cheese, Hijau Jagung Bakar | 55 g 5500 dus20; 140 g 12700 dus10 | 3
*Tos Tos | Tos Tos Tortilla | Korean BBQ, Nacho Cheese, Roasted Corn | 18 g 950 renteng10 dus60; 125 g 8200 dus12 | 3
Turbo | Turbo | Keju Bakar, Udang Bakar | 14 g 950 renteng10 dus60 | 2
*Twisko | Twisko | Jagung Bakar, Keju Meleleh | 14 g 950 renteng10 dus60; 65 g 4800 dus20 | 3
French Fries 2000 | French Fries 2000 | - | 22 g 950 renteng10 dus60; 62 g 5200 dus20 | 4
Leanet | Leanet | Udang, Bawang Pedas | 15 g 950 renteng10 dus60 | 2
*Oishi | Oishi Pillows | Cokelat, Ubi, Durian, Susu | 40 g 4600 dus30; 100 g 9300 dus20 | 3
| Oishi | Sponge Crunch Cokelat 45 g, Popcorn Karamel 45 g, Popcorn Keju 45 g, Rin-Bee Keju 60 g | 4600 dus30 | 3
| Oishi Poppy Pop | Udang, Pedas | 12 g 950 renteng10 dus60 | 2
*Momogi | Momogi Stick | Jagung Bakar, Cokelat, Keju, Tutti Frutti | 8 g 480 pak20 dus240 | 4
Gemez Enaak | Gemez Enaak | Ayam Original, Ayam Pedas | 14 g 950 renteng10 dus100 | 4
*Kremezz | Mie Kremezz | Ayam, Kentang Panggang, Jagung Bakar | 14 g 950 renteng10 dus100 | 3
*Garuda | Kacang Kulit Garuda | Original, Bawang | 11 g 950 renteng10 dus120; 75 g 6300 dus30; 185 g 14300 dus20; 375 g 28500 dus10 | 5
*| Kacang Atom Garuda | Original, Pedas | 15 g 950 renteng10 dus120; 100 g 6800 dus40; 230 g 14500 dus20 | 4
*| Garuda Rosta | Bawang, Pedas, Jagung Bakar | 14 g 950 renteng10 dus120; 95 g 7700 dus40 | 3
*| Pilus Garuda | Original, Pedas, Rumput Laut, Mi Goreng, Abon Sapi | 12 g 950 renteng10 dus120; 90 g 6300 dus30 | 5
| Garuda Potato Crunchy | Ayam Bawang, Pedas | 15 g 950 renteng10 dus120 | 2
Dua Kelinci | Kacang Garing Dua Kelinci | - | 12 g 950 renteng10 dus120; 80 g 6100 dus30; 200 g 14300 dus20; 400 g 28500 dus10 | 4
*| Sukro Dua Kelinci | Original, Pedas, BBQ | 14 g 950 renteng10 dus120; 100 g 6700 dus40 | 3
*| Tic Tac Dua Kelinci | Original, Pedas, Sapi Panggang, Rumput Laut | 14 g 950 renteng10 dus120; 90 g 6100 dus30 | 4
*Mayasi | Kacang Mayasi | Original, Pedas, Bawang | 65 g 6700 dus40 | 2
*Silverqueen | Silverqueen | Cashew, Almond, Fruit & Nuts, Very Berry Yoghurt | 25 g 7600 pak10 dus120; 58 g 15700 pak12 dus144 | 5
*| Silverqueen Chunky Bar | Cashew, Almond, Dark | 33 g 8800 pak12 dus144; 95 g 25500 dus60 | 4
*Cadbury | Cadbury Dairy Milk | Original, Cashew Nut, Fruit & Nut, Black Forest | 30 g 7900 pak12 dus144; 62 g 15300 pak12 dus120 | 4
*Delfi | Delfi Top | Cokelat, Black in White, Stroberi | 9 g 480 pak24 dus288; 38 g 3100 pak12 dus144 | 4
| Delfi Cha Cha | Milk Chocolate, Peanut | 30 g 5200 pak12 dus144 | 3
| Delfi Zap | Cashew, Rice Crispy | 12 g 950 pak24 dus288 | 2
*KitKat | KitKat | Original, Green Tea | 2 Finger 17 g 3800 pak24 dus288; 4 Finger 35 g 7600 pak12 dus144 | 4
| KitKat Bites | - | 40 g 8700 pak12 dus72 | 2
*Yupi | Yupi Gummy | Fried Egg, Bolicious, Gummy Fangs, Sea World, Baby Bears | 9 g 480 pak24 dus288; 45 g 3400 pak12 dus72; 110 g 8700 dus30 | 5
| Yupi Burger | - | 8 g 950 pak24 dus288 | 3
Kopiko | Permen Kopiko Coffee Candy | - | 150 g 8300 dus40; toples 150 biji 32500 dus12 | 4
*Kiss | Permen Kiss | Cherry, Peppermint, Barley Mint | 125 g 7200 dus40 | 4
*Mentos | Mentos | Mint, Fruit, Grape, Cola | 29 g 3600 pak16 dus320; 121 g 8900 dus24 | 4
*Alpenliebe | Permen Alpenliebe | Original, Stroberi, Cokelat | 125 g 7700 dus24 | 3
Relaxa | Permen Relaxa | Barley Mint, Strawberry Mint | 125 g 7000 dus40 | 3
*Fox's | Fox's Crystal Clear | Fruits, Spring Tea, Berries, Oriental Mint | 90 g 11500 dus24; 180 g 27500 dus12 | 3
*Milkita | Permen Milkita | Stroberi, Melon, Cokelat | 90 g 6900 dus24 | 4
*Hexos | Permen Hexos | Mint, Lemon, Honey Lemon | 10 g 1350 pak24 dus288 | 3
Tamarin | Permen Tamarin | Original, Ekstra Asam | 135 g 6800 dus40 | 2
Golia | Permen Golia | Activ Plus, Ekstra Mint | 125 g 7500 dus24 | 2
Big Babol | Big Babol | Stroberi, Tutti Frutti | 100 g 7600 dus24 | 2
Chupa Chups | Chupa Chups Lolipop | Stroberi & Krim, Assorted | 10 g 950 pak48 dus384 | 3
*Xylitol | Lotte Xylitol | Lime Mint, Blueberry Mint, Fresh Mint | 12 g 4300 pak20 dus240; 58 g 19800 pak6 dus72 | 2
*Inaco | Inaco Mini Jelly | Aneka Rasa, Nata de Coco | 15 biji 7900 dus24; 25 biji 12500 dus20 | 4
*| Inaco Nata de Coco | Leci, Cocopandan | 360 g 9800 dus12; 1 kg 21500 dus12 | 2
Wong Coco | Wong Coco My Jelly | - | 14 g 430 pak25 dus300 | 2
*Fitbar | Fitbar | Cokelat, Kacang, Buah, Tiramisu | 22 g 4700 pak12 dus120 | 2
*Soyjoy | Soyjoy | Stroberi, Pisang, Almond Cokelat, Kismis Almond | 30 g 8300 pak12 dus96 | 2
Sozzis | Sozzis Ready to Eat | Ayam, Sapi | 22 g 950 pak24 dus240 | 2
Lotte | Lotte | Choco Pie 28 g, Choco Pie Banana 28 g | 2300 pak12 dus96 | 3
`;
