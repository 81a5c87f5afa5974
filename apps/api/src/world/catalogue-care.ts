/** How a row is read: see `catalogue.ts`. Prices are what a wholesaler asks for one piece. */
export const care = `
# Perawatan Diri
*Lifebuoy | Sabun Lifebuoy | Total 10, Mild Care, Lemon Fresh, Cool Fresh, Matcha & Aloe Vera | 70 g 3700 pak4 karton144; 105 g 5100 karton72 | 7
*| Sabun Cair Lifebuoy | Total 10, Mild Care, Lemon Fresh, Cool Fresh | 400 ml 22800 karton12; 825 ml 43500 karton12 | 5
*| Sampo Lifebuoy | Anti Ketombe, Rambut Kuat & Berkilau, Anti Hair Fall | 9 ml 480 renteng12 karton480; 70 ml 9300 karton48; 170 ml 20800 karton24 | 5
*| Sabun Cuci Tangan Lifebuoy | Total 10, Mild Care | 180 ml 14500 karton24 | 2
*Lux | Sabun Lux | Soft Rose, Velvet Jasmine, Magical Orchid, Lily Fresh | 75 g 4000 pak4 karton144; 110 g 5600 karton72 | 6
*| Sabun Cair Lux | Soft Rose, Magical Orchid, Velvet Jasmine | 400 ml 24500 karton12; 825 ml 46500 karton12 | 4
*Dettol | Sabun Dettol | Original, Cool, Fresh, Skincare | 60 g 3800 karton144; 100 g 6300 karton72 | 5
*| Sabun Cair Dettol | Original, Cool, Sensitive | 370 ml 28500 karton12 | 3
| Dettol Antiseptik Cair | - | 45 ml 12300 karton48; 95 ml 21500 karton24; 245 ml 47500 karton24 | 2
*Nuvo | Sabun Nuvo Family | Merah, Hijau, Biru, Kuning | 72 g 2600 pak4 karton144; 110 g 3800 karton72 | 5
*| Sabun Cair Nuvo | Total Protect, Cool Protect, Mild Protect | 250 ml 10300 karton24; 400 ml 16800 karton12; 825 ml 31500 karton12 | 4
*Giv | Sabun Giv | Putih Mutiara, Merah Delima & Vanila, Ungu Mulberry, Hijau Bengkoang, Pink Mawar | 76 g 2700 pak4 karton144 | 5
*| Sabun Cair Giv | White Hijab, Damask Rose, Passion Flowers | 400 ml 16800 karton12; 825 ml 31500 karton12 | 4
*Shinzu'i | Sabun Shinzu'i | Kensho, Kirei, Sakura, Hana | 85 g 4000 karton72 | 3
*| Sabun Cair Shinzu'i | Kirei, Sakura, Iluka | 420 ml 23500 karton12 | 2
*Harmony | Sabun Harmony | Orange, Stroberi, Melon, Anggur, Leci | 70 g 2500 pak4 karton144 | 4
Citra | Sabun Citra | Pearly White, Fresh Glow | 70 g 3200 pak4 karton144 | 2
*| Citra Hand Body Lotion | Pearly Glow, Fresh Glow, Night Glow | 60 ml 7300 karton48; 120 ml 13800 karton36; 230 ml 22800 karton24 | 5
*Biore | Sabun Cair Biore | Relaxing Aromatic, Whitening Scrub, Energetic Cool, Pure Mild | 250 ml 14800 karton24; 400 ml 23500 karton12; 800 ml 42500 karton12 | 5
*| Biore Facial Foam | Bright & Oil Clear, Acne Care, Pure Mild | 40 g 14500 karton48; 100 g 29500 karton36 | 3
*| Biore Men's Facial Foam | Cool Oil Clear, Double Scrub | 40 g 15500 karton48; 100 g 30500 karton36 | 3
Asepso | Sabun Asepso | Original, Hygienic Fresh | 80 g 5900 karton72 | 2
*Cussons | Cussons Baby Powder | Mild & Gentle, Soft & Smooth, Fresh & Nourish | 100 g 8700 karton48; 200 g 14800 karton24; 350 g 24500 karton24 | 3
| Cussons Baby Sabun | Mild & Gentle, Soft & Smooth | 75 g 4600 karton72 | 3
| Cussons Baby Wipes | Naturally Refreshing, Fresh & Nourish | isi 50 15300 karton24 | 2
Zwitsal | Zwitsal | Baby Bath 2in1 100 ml, Baby Cologne 100 ml, Minyak Telon 60 ml, Baby Powder 100 g | 17500 karton36 | 3
My Baby | My Baby Minyak Telon Plus | - | 60 ml 19500 karton72; 90 ml 27500 karton48; 150 ml 42500 karton48 | 4
*| My Baby Powder | Soft & Gentle, Fresh Fruity, Sweet Floral | 150 g 8800 karton48; 250 g 13800 karton24 | 3
*Johnson's | Johnson's Baby Powder | Reguler, Blossoms, Milk | 100 g 9800 karton48; 200 g 17500 karton24 | 2
*Sunsilk | Sampo Sunsilk | Black Shine, Soft & Smooth, Anti Dandruff, Hijab Recharge, Hair Fall Solution | 9 ml 480 renteng12 karton480; 70 ml 10300 karton48; 160 ml 22500 karton24; 320 ml 41500 karton12 | 6
*| Kondisioner Sunsilk | Black Shine, Soft & Smooth | 9 ml 480 renteng12 karton480; 160 ml 22500 karton24 | 2
*Clear | Sampo Clear | Complete Soft Care, Ice Cool Menthol, Anti Hair Fall, Lemon Fresh | 9 ml 950 renteng12 karton480; 70 ml 12800 karton48; 160 ml 27500 karton24; 320 ml 50500 karton12 | 5
*| Sampo Clear Men | Cool Sport Menthol, Deep Cleanse | 9 ml 950 renteng12 karton480; 160 ml 29500 karton24 | 4
*Pantene | Sampo Pantene | Anti Ketombe, Perawatan Rambut Rusak, Anti Rontok, Halus & Lembut | 9 ml 950 renteng12 karton480; 70 ml 12500 karton48; 130 ml 23500 karton24; 290 ml 46500 karton12 | 5
*| Kondisioner Pantene | Anti Rontok, Perawatan Rambut Rusak | 9 ml 950 renteng12 karton480; 120 ml 23500 karton24 | 2
*Head & Shoulders | Sampo Head & Shoulders | Cool Menthol, Lemon Fresh, Clean & Balanced | 9 ml 950 renteng12 karton480; 160 ml 28500 karton24 | 4
Rejoice | Sampo Rejoice | Rich Soft Smooth, 3in1, Perfect Cool | 9 ml 480 renteng12 karton480; 70 ml 9800 karton48; 150 ml 20500 karton24 | 4
*Dove | Sampo Dove | Total Damage Treatment, Total Hair Fall Treatment, Nourishing Oil Care | 9 ml 950 renteng12 karton480; 70 ml 13500 karton48; 160 ml 29500 karton24 | 3
| Sabun Dove | Beauty Bar Original, Pink | 90 g 11500 karton48 | 2
*Emeron | Sampo Emeron | Black & Shine, Soft & Smooth, Damage Care, Hair Fall Control | 7 ml 430 renteng12 karton480; 170 ml 16800 karton24 | 3
*Zinc | Sampo Zinc | Clean Black, Refreshing Cool, Hair Fall Treatment | 6 ml 430 renteng12 karton480; 70 ml 7200 karton48; 170 ml 17500 karton24 | 4
Makarizo | Makarizo Hair Energy Creambath | Royal Jelly, Aloe & Melon | 60 g 5700 karton72 | 2
Pepsodent | Pasta Gigi Pepsodent Pencegah Gigi Berlubang | - | 75 g 5200 karton144; 120 g 8600 karton48; 190 g 13200 karton48; 225 g 15500 karton48 | 8
*| Pasta Gigi Pepsodent | Herbal, Whitening, Complete 8, Siwak | 120 g 11800 karton48; 190 g 18500 karton48 | 4
| Pasta Gigi Pepsodent Junior | Stroberi, Jeruk | 50 g 7200 karton72 | 2
*| Sikat Gigi Pepsodent | Double Care, Triple Clean, Deep Clean | 5800 lusin12 karton144 | 4
*Close Up | Pasta Gigi Close Up | Red Hot, Menthol Fresh, Green | 65 g 8100 karton72; 110 g 13500 karton48; 160 g 18800 karton48 | 4
*Ciptadent | Pasta Gigi Ciptadent Maxi 12 Plus | Fresh Mint, Cool Mint, Fresh Spring Mint | 75 g 3900 karton144; 120 g 6100 karton48; 190 g 8900 karton48 | 5
| Sikat Gigi Ciptadent | Gentle Care, Ideal Clean | 3600 lusin12 karton144 | 3
*Formula | Pasta Gigi Formula | Strong Protector, Action White, Sparkling White | 75 g 3900 karton144; 160 g 8200 karton48; 190 g 9300 karton48 | 4
*| Sikat Gigi Formula | Deep Clean, Silver Protector, Trendy | 4000 lusin12 karton144 | 4
*Sensodyne | Pasta Gigi Sensodyne | Fresh Mint, Gentle Whitening, Repair & Protect | 100 g 33500 karton48 | 2
*Kodomo | Pasta Gigi Kodomo | Stroberi, Jeruk, Anggur | 45 g 5700 karton72 | 4
| Sikat Gigi Kodomo | - | Anak 5500 lusin12 karton144 | 3
*| Kodomo Sampo Gel | Blueberry, Stroberi, Orange | 200 ml 17300 karton24 | 2
Systema | Sikat Gigi Systema | Soft, Super Soft | 12500 lusin12 karton72 | 2
*Listerine | Listerine | Cool Mint, Original, Green Tea, Fresh Burst | 80 ml 9200 karton48; 250 ml 24500 karton24 | 3
*Rexona | Rexona Roll On Women | Powder Dry, Free Spirit, Shower Clean, Advanced Whitening | 45 ml 16800 karton36 | 4
*| Rexona Roll On Men | Ice Cool, Sport Defence, Invisible Dry, Quantum | 45 ml 16800 karton36 | 4
| Rexona Krim Sachet | Women, Men | 9 g 2300 renteng6 karton144 | 4
*Nivea | Nivea Roll On | Extra White, Pearl & Beauty, Men Cool Kick, Men Silver Protect | 50 ml 20500 karton36 | 2
| Nivea Creme | - | 50 ml 16800 karton48; 100 ml 29500 karton24 | 2
*Posh | Posh Body Spray | Red, Purple, Green, Blue | 150 ml 13800 karton36 | 3
*Axe | Axe Body Spray | Dark Temptation, Gold Temptation, Black, Apollo | 135 ml 33500 karton36 | 3
*Casablanca | Casablanca Body Spray | Femme Pink, Femme White, Homme Blue, Homme Black | 200 ml 22500 karton24 | 3
*Gatsby | Gatsby Styling Pomade | Supreme Hold, Perfect Rise, Urban Dry | 75 g 24500 karton36 | 3
| Gatsby Water Gloss | Soft, Hard, Wet Look, Level 9 | 30 g 4100 karton72; 150 g 15800 karton36 | 3
| Gatsby Urban Cologne | Breezy Spice, Cool Marine | 125 ml 19500 karton36 | 2
Charm | Pembalut Charm Body Fit | Extra Maxi 23 cm isi 8, Extra Maxi Wing 23 cm isi 8 | 5300 karton72 | 5
| Pembalut Charm Safe Night | Wing 29 cm isi 10, Wing 35 cm isi 6, Wing 42 cm isi 5 | 13500 karton24 | 5
| Pembalut Charm Cooling Fresh | Wing 23 cm isi 10, Wing 26 cm isi 8 | 9800 karton36 | 3
| Pembalut Charm Extra Comfort Maxi | Non Wing isi 20, Wing isi 20 | 13800 karton24 | 4
Laurier | Pembalut Laurier Relax Night | 30 cm isi 8, 35 cm isi 6 | 12500 karton24 | 4
| Pembalut Laurier Active Day | Super Maxi Wing 22 cm isi 8, X-Tra Wing 25 cm isi 8 | 6300 karton48 | 4
| Laurier Pantyliner | Cleanfresh Parfum isi 20, Cleanfresh Non Parfum isi 20 | 9800 karton36 | 2
Softex | Pembalut Softex Comfort Slim | 23 cm isi 8, 29 cm isi 8, 36 cm isi 6 | 8500 karton36 | 3
| Pembalut Softex Daun Sirih | 23 cm isi 8, 29 cm isi 8, 36 cm isi 6 | 10300 karton36 | 4
Hers Protex | Pembalut Hers Protex Comfort | Maxi isi 10, Night isi 6 | 5600 karton48 | 3
MamyPoko | MamyPoko Pants Standar | S isi 38, M isi 32, L isi 28, XL isi 26 | 53500 karton6 | 5
*| MamyPoko Pants Standar Renceng | S, M, L, XL | 2000 renteng12 karton144 | 6
| MamyPoko Pants X-Tra Kering | M isi 20, L isi 18, XL isi 16 | 43500 karton8 | 3
Sweety | Sweety Silver Pants | S isi 36, M isi 34, L isi 30, XL isi 26 | 57500 karton6 | 4
*| Sweety Bronze Pants Renceng | M, L, XL | 1850 renteng12 karton144 | 4
Baby Happy | Baby Happy Body Fit Pants | S isi 40, M isi 34, L isi 30, XL isi 26 | 47500 karton6 | 4
Merries | Merries Pants Good Skin | S isi 40, M isi 34, L isi 30, XL isi 26 | 63500 karton6 | 3
Confidence | Confidence Popok Dewasa Perekat | M isi 8, L isi 7, XL isi 6 | 51500 karton6 | 2
Paseo | Tisu Wajah Paseo Smart | - | 250 lembar 11300 karton48; 1000 g 36500 karton8 | 4
| Tisu Toilet Paseo | - | isi 6 21500 karton12; isi 10 34500 karton10 | 2
Nice | Tisu Wajah Nice | - | 180 lembar 6800 karton72; 1000 g 31500 karton10 | 5
Tessa | Tisu Wajah Tessa | - | 250 lembar 11800 karton48 | 2
Jolly | Tisu Wajah Jolly | - | 250 lembar 8600 karton60 | 4
See-U | Tisu Wajah See-U | - | 200 lembar 7600 karton60 | 2
*Mitu | Mitu Baby Wipes | Blue Charming Lily, Pink Sweet Rose, Purple Playful Fressia | isi 10 4600 karton72; isi 50 13800 karton24 | 4
Selection | Kapas Wajah Selection | - | 35 g 7300 karton48; 75 g 14500 karton24 | 2
| Cotton Bud Selection | - | isi 100 5400 lusin12 karton144 | 2
*Marina | Marina Hand Body Lotion | UV White Bright & Fresh, Natural Nutri Fresh, Collagen Asta | 95 ml 7000 karton48; 185 ml 11800 karton36; 460 ml 24500 karton12 | 4
*Vaseline | Vaseline Hand Body Lotion | Healthy Bright UV Extra, Insta Fair, Aloe Fresh | 100 ml 17500 karton48; 200 ml 31500 karton24 | 4
*Pond's | Pond's Facial Foam | Bright Beauty, Men Energy Charge, Age Miracle | 50 g 18500 karton48; 100 g 33500 karton36 | 4
| Pond's Bright Beauty Krim Siang Sachet | - | 7,5 g 9600 renteng6 karton144 | 2
*Garnier | Garnier Men Facial Foam | Turbo Light Oil Control, AcnoFight | 50 ml 18500 karton48; 100 ml 33500 karton24 | 3
| Garnier Bright Complete Facial Foam | - | 50 ml 17800 karton48; 100 ml 32500 karton24 | 2
| Garnier Micellar Water | Pink, Biru | 125 ml 33500 karton24 | 2
Glow & Lovely | Glow & Lovely Krim Multivitamin | - | 7,5 g 4600 renteng6 karton144; 23 g 18500 karton48 | 3
Wardah | Wardah Nature Daily Aloe Gel | - | 100 ml 36500 karton36 | 2
| Wardah Facial Wash Lightening | - | 60 ml 20500 karton48; 100 ml 31500 karton36 | 2
*Viva | Viva Milk Cleanser | Green Tea, Bengkoang, Lemon, Mentimun | 100 ml 7300 karton72 | 3
*| Viva Face Tonic | Green Tea, Bengkoang, Lemon, Mentimun | 100 ml 7100 karton72 | 3
Gillette | Pisau Cukur Gillette | Goal II, Blue II Plus | 6300 pak24 karton144 | 3
| Silet Gillette Goal | - | isi 5 6500 slop20 | 2
`;
