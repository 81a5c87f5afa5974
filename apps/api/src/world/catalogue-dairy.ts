/** How a row is read: see `catalogue.ts`. Prices are what a wholesaler asks for one piece. */
export const dairy = `
# Susu & Makanan Bayi
*Frisian Flag | Susu Kental Manis Frisian Flag | Putih, Cokelat | 38 g 1750 renteng6 dus120; 370 g 12300 dus48; 545 g 17500 dus24 | 8
| Susu Kental Manis Frisian Flag Gold | - | 38 g 2100 renteng6 dus120; 370 g 16500 dus48 | 4
| Susu Kental Manis Frisian Flag Bendera Pouch | Putih, Cokelat | 280 g 9300 dus24 | 3
*| Frisian Flag Purefarm UHT | Full Cream, Cokelat, Stroberi, Kurma, Low Fat | 225 ml 5900 dus24; 900 ml 19800 dus12 | 5
*| Frisian Flag Milky UHT | Cokelat, Stroberi | 110 ml 2700 dus40 | 3
*| Frisian Flag Bubuk | Full Cream, Cokelat | 38 g 4500 renteng10 dus120; 400 g 45500 dus24 | 2
*Indomilk | Susu Kental Manis Indomilk | Putih, Cokelat | 37 g 1650 renteng6 dus120; 370 g 11800 dus48; 545 g 16800 dus24 | 7
*| Indomilk UHT | Cokelat, Stroberi, Vanila | 115 ml 2700 dus40; 190 ml 4600 dus24 | 5
*| Indomilk UHT | Full Cream, Cokelat, Stroberi, Moka | 250 ml 5900 dus24; 950 ml 19800 dus12 | 4
*| Indomilk Botol | Cokelat, Stroberi, Melon, Vanila | 190 ml 5100 dus24 | 4
*Cap Enaak | Susu Kental Manis Cap Enaak | Putih, Cokelat | 37 g 1500 renteng6 dus120; 370 g 10700 dus48 | 4
Carnation | Krimer Kental Manis Carnation | - | 38 g 1700 renteng6 dus120; 370 g 12300 dus48; 490 g 15800 dus24 | 4
Omela | Krimer Kental Manis Omela | - | 370 g 11300 dus48; 490 g 14500 dus24 | 2
Tiga Sapi | Susu Kental Manis Tiga Sapi | - | 490 g 13700 dus24 | 2
Ultra Milk | Ultra Milk Full Cream | - | 125 ml 3500 dus40; 200 ml 5100 dus24; 250 ml 6200 dus24; 1 L 18800 dus12 | 7
| Ultra Milk Cokelat | - | 125 ml 3500 dus40; 200 ml 5100 dus24; 250 ml 6200 dus24; 1 L 19300 dus12 | 7
| Ultra Milk Stroberi | - | 125 ml 3500 dus40; 200 ml 5100 dus24; 250 ml 6200 dus24 | 5
*| Ultra Milk | Moka, Karamel, Taro | 200 ml 5100 dus24 | 4
*| Ultra Milk Low Fat Hi-Cal | Full Cream, Cokelat | 250 ml 6300 dus24; 1 L 20500 dus12 | 2
*| Ultra Mimi Kids | Cokelat, Vanila, Stroberi, Full Cream | 125 ml 3500 dus40 | 5
Bear Brand | Bear Brand Susu Steril | - | 189 ml 9500 dus30 | 8
*| Bear Brand Gold | White Tea, White Malt | 140 ml 9900 dus30 | 2
Milo | Milo UHT | - | 110 ml 3300 dus36; 180 ml 5300 dus36 | 5
| Milo Activ-Go Bubuk | - | 22 g 1950 renteng10 dus240; 300 g 36500 dus24; 800 g 89500 dus12 | 5
| Milo 3in1 | - | 35 g 3100 renteng10 dus120 | 3
| Milo Kaleng | - | 220 ml 8200 dus24 | 3
*Dancow | Dancow Fortigro | Full Cream, Instan Cokelat | 27 g 3700 renteng10 dus200; 400 g 49500 dus24; 780 g 92500 dus12 | 6
| Dancow Fortigro UHT Cokelat | - | 110 ml 3200 dus36; 180 ml 5200 dus36 | 3
*| Dancow 1+ | Madu, Vanila | 350 g 49500 dus24; 750 g 97500 dus12 | 3
*| Dancow 3+ | Madu, Vanila, Cokelat | 350 g 46500 dus24; 750 g 92500 dus12 | 3
*SGM | SGM Eksplor 1+ | Madu, Vanila | 150 g 16300 dus40; 400 g 41500 dus24; 900 g 88500 dus12 | 5
*| SGM Eksplor 3+ | Madu, Vanila, Cokelat | 150 g 15800 dus40; 400 g 40500 dus24; 900 g 86500 dus12 | 4
| SGM Eksplor 5+ Vanila | - | 400 g 40500 dus24 | 2
*Bebelac | Bebelac 3 | Madu, Vanila | 400 g 66500 dus24; 800 g 128000 dus12 | 2
*Lactogrow | Lactogrow 3 | Madu, Vanila | 350 g 47500 dus24; 735 g 94500 dus12 | 2
Morinaga | Morinaga Chil Kid | Madu, Vanila | 400 g 83500 dus12 | 2
Vidoran | Vidoran Xmart | 1+ Madu, 1+ Vanila, 3+ Madu, 3+ Vanila | 350 g 35500 dus24 | 2
| Vidoran UHT Kids | Cokelat, Stroberi | 110 ml 2800 dus40 | 2
*Hilo | Hilo School | Cokelat, Vanila Vegiberi | 35 g 4500 renteng10 dus120; 250 g 35500 dus24; 500 g 68500 dus12 | 3
| Hilo Teen Cokelat | - | 250 g 36500 dus24; 500 g 70500 dus12 | 2
Zee | Zee Platinum | Swizz Chocolate, Vanilla Twist | 350 g 44500 dus24 | 2
*Anlene | Anlene Gold Plus | Original, Cokelat, Vanila | 240 g 43500 dus24 | 2
Ovaltine | Ovaltine 3in1 | - | 27 g 2200 renteng10 dus120 | 2
*Energen | Energen | Cokelat, Vanila, Kacang Hijau, Jahe, Jagung, Kurma | 29 g 1950 renteng10 dus120 | 7
Quaker | Quaker Instant Oatmeal | - | 200 g 13800 dus24; 800 g 43500 dus12 | 3
| Quaker Quick Cook Oatmeal | - | 800 g 43500 dus12 | 2
Nestle | Koko Krunch | - | 20 g 1900 renteng10 dus100; 70 g 8600 dus36; 170 g 20500 dus18; 330 g 36500 dus18 | 4
| Honey Star | - | 18 g 1900 renteng10 dus100; 150 g 20500 dus18; 300 g 36500 dus18 | 3
*| Nestle Cerelac | Beras Merah, Kacang Hijau, Ayam & Sayur, Pisang & Stroberi | 120 g 14300 dus24 | 4
Simba | Simba Choco Chips | - | 20 g 950 renteng10 dus100; 55 g 4700 dus30 | 3
*Promina | Promina Bubur | Beras Merah, Kacang Hijau, Ayam Tomat Wortel, Pisang Stroberi, Sup Daging Brokoli | 120 g 13800 dus24 | 4
*| Promina Puffs | Pisang, Blueberry, Keju, Bayam Wortel | 15 g 9700 dus36 | 3
| Promina Biskuit Bayi | Original, Jeruk | 130 g 14800 dus24 | 2
| Promina Silky Puding | Cokelat, Stroberi | 100 g 15800 dus24 | 2
*SUN | SUN Bubur | Beras Merah, Kacang Hijau, Pisang Susu, Beras Merah Pisang | 20 g 1900 renteng10 dus120; 120 g 9800 dus40 | 5
| SUN Marie Susu | - | 110 g 8600 dus24 | 2
*Milna | Milna Biskuit Bayi | Original, Jeruk, Beras Merah, Kacang Hijau | 130 g 17500 dus24 | 3
*| Milna Bubur Reguler | Beras Merah, Kacang Hijau, Ayam Jagung Manis | 120 g 15300 dus24 | 2
*Cimory | Cimory UHT | Cokelat Hazelnut, Marie Biskuit, Almond, Full Cream | 250 ml 6700 dus24 | 4
| Cimory UHT Full Cream | - | 125 ml 3600 dus40; 950 ml 20500 dus12 | 3
*| Cimory Yogurt Drink | Stroberi, Blueberry, Original, Mixed Fruit | 250 ml 8700 dus24 | 3
*| Cimory Yogurt Stick | Stroberi, Blueberry, Mixed Fruit | 40 g 2400 pak10 dus100 | 2
*Greenfields | Greenfields UHT | Full Cream, Choco Malt, Stroberi | 200 ml 6400 dus24 | 3
| Greenfields UHT Full Cream | - | 105 ml 3600 dus32; 1 L 22500 dus12 | 3
*Diamond | Diamond Milk UHT | Full Cream, Cokelat | 125 ml 3300 dus40; 946 ml 18800 dus12 | 3
*Real Good | Real Good Susu Bantal | Cokelat, Stroberi, Vanila | 50 ml 950 pak12 dus96 | 3
Nutriboost | Nutriboost | Jeruk, Stroberi | 300 ml 5600 dus12 | 2
*Oatside | Oatside UHT | Barista Blend, Chocolate | 200 ml 8300 dus24; 1 L 38500 dus6 | 2
Yakult | Yakult | - | 65 ml 2000 pak5 dus50 | 4
`;
