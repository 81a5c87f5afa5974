/**
 * What people choose first, here and elsewhere: words, names and runs of keys, alone and with what is usually put
 * behind them. Guessing begins with these, so a hundred guesses a day would open who has one. Shorter than eight
 * signs need not be here: those are refused anyway.
 */
const words = `
  password passwort passw0rd p@ssword p@ssw0rd pass kata sandi katasandi sandi kunci rahasia admin administrator root
  user guest test testing welcome login letmein open sesame opensesame master superman batman spiderman ironman
  hello halo hallo haloo bismillah bismilah alhamdulillah assalamualaikum subhanallah allahuakbar astaghfirullah
  insyaallah masyaallah muhammad ramadhan ramadan lebaran idulfitri natal amin aamiin tuhan yesus yesuskristus
  tuhanyesus haleluya indonesia indonesiaku merdeka pancasila garuda nusantara jakarta bandung surabaya semarang
  medan makassar malang bekasi depok tangerang bogor palembang yogyakarta jogja denpasar bali solo batam lampung
  padang manado pontianak banjarmasin samarinda balikpapan pekanbaru aceh papua ambon cirebon sukabumi
  persib persija arema persebaya timnas barcelona realmadrid juventus milan chelsea arsenal liverpool manchester
  manutd ronaldo messi football sepakbola badminton basket
  sayang sayangku sayangkamu cinta cintaku cintakamu akucintakamu akusayangkamu akukamu kamu kangen rindu rinduku
  kekasih pacar pacarku mantan suami istri istriku suamiku mamah mama papa ibuku ibu bapak ayah bunda ayahbunda
  mamapapa papamama anakku keluarga keluargaku bahagia keluargabahagia sejahtera sukses suksesselalu semangat
  berkah barokah rejeki rezeki sumberrejeki sumberrezeki hoki lancar maju makmur jaya majujaya sentosa abadi
  toko tokoku tokosaya warung warungku kios sembako grosir juragan bos bosku dagang jualan pasar marketplace
  usaha usahaku duit uang kaya kayaraya juta miliar
  anjing kucing kucingku kelinci harimau macan naga dragon monkey tiger kuda burung merpati elang
  iloveyou iloveu ilovegod loveyou lovely love forever princess angel sunshine flower bunga mawar melati
  bintang bulan matahari pelangi langit bumi dunia surga senyum ceria cantik ganteng imut manis keren
  naruto sasuke doraemon nobita pokemon pikachu onepiece luffy hellokitty mickey minion freefire mobilelegend
  mobilelegends pubg minecraft gaming gamer google facebook instagram whatsapp android samsung iphone oppo xiaomi
  vivo realme nokia telkomsel indosat computer internet windows
  agus budi dewi sari ani andi rina rini dian eka putra putri adi ahmad ali anton arif ayu bambang citra dedi dimas
  dina dwi eko fajar fitri hadi hendra heri indah iwan joko kartika kiki lestari lina maya mega nina novi nur nurul
  rahmat ratna ridwan rizki rizky siti sri sulis tono tri wahyu wati widya wulan yanti yuni yusuf
  charlie michael jessica jordan jennifer daniel ashley thomas andrew joshua george robert nicole matthew
  football baseball soccer hockey shadow secret freedom whatever trustno ginger summer winter spring autumn
  january february januari februari maret april mei juni juli agustus september oktober november desember
  senin selasa rabu kamis jumat sabtu minggu
  qwerty qwertyuiop asdfgh asdfghjkl asdf zxcvbn zxcvbnm qazwsx qazwsxedc 1qaz2wsx 1q2w3e 1q2w3e4r 1q2w3e4r5t q1w2e3r4
  qweasd qweasdzxc abcd abcde abcdef abcdefg abcdefgh abcdefghij abc aaaa aaaaaa asdasd qweqwe
`
  .split(/\s+/)
  .filter(Boolean);

const endings = [
  '',
  '1',
  '12',
  '123',
  '1234',
  '12345',
  '123456',
  '1234567',
  '12345678',
  '123456789',
  '321',
  '01',
  '007',
  '11',
  '111',
  '22',
  '69',
  '77',
  '88',
  '888',
  '99',
  '999',
  '00',
  '000',
  '!',
  '.',
  '@',
  '@123',
  '#1',
  '123!',
  '1!',
  '_123',
  '2020',
  '2021',
  '2022',
  '2023',
  '2024',
  '2025',
  '2026',
  '2027',
  '17',
  '45',
  '1945',
  '2000',
  '1990',
  '1995',
  '1998',
];

const known = new Set(words.flatMap((word) => endings.map((ending) => word + ending)));

/** A few signs again and again, keys in a row, or a day: there are fewer of them than of words. */
const isRun = (text: string): boolean =>
  /^(.{1,4})\1+.?$/.test(text) ||
  '01234567890123456789 98765432109876543210'.includes(text) ||
  /^(0?[1-9]|[12]\d|3[01])[-/.]?(0?[1-9]|1[0-2])[-/.]?(19|20)\d\d$/.test(text) ||
  /^(19|20)\d\d[-/.]?(0[1-9]|1[0-2])[-/.]?(0[1-9]|[12]\d|3[01])$/.test(text);

export function isCommonPassword(password: string): boolean {
  const text = password.toLowerCase().replace(/\s+/g, '');
  return known.has(text) || isRun(text);
}
