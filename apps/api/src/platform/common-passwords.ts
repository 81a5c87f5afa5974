/**
 * What people choose first, here and elsewhere: words, names and runs of keys, alone and with what is usually put
 * behind them. Guessing begins with these, so a hundred guesses a day would open who has one. Shorter than eight
 * signs need not be here: those are refused anyway. Words are a list; the rest are rules, which are shorter.
 */
const words = new Set(
  `
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
  starwars startrek stargate michelle samantha chocolate corvette victoria jonathan nicholas danielle elizabeth
  stephanie christopher alexander alexandra benjamin anthony patrick rebecca veronica kristina charlotte caroline
  mercedes maverick steelers cowboys dolphins patriots warriors wildcats rangers yankees lakers redwings senators
  cocacola snickers strawberry lollipop cheesecake marlboro midnight scorpion bigdaddy hardcore mountain lasvegas
  newyork brooklyn carolina michigan montana hawaii champion einstein napoleon guardian airborne bluebird butterfly
  dragonfly firebird swordfish starfish goldfish squirrel ladybug leopard panther wolverine unicorn vampire phoenix
  cherokee explorer voyager trooper warcraft predator terminator godzilla hercules metallica slipknot zeppelin
  nirvana scarface rosebud poohbear tinkerbell snowball snowman rainbow diamond crystal platinum precious sweetheart
  babygirl blink passion beautiful friends remember creative special success student homework fuckyou asshole
  bullshit pussycat playboy porsche ferrari mustang yamaha suzuki honda kawasaki toyota changeme default access
  letmein superstar rockstar blessed jesus jesuschrist faith heaven family mother father lovers
  qwerty qwertz azerty asdf zxcv abc abcd qwe asd 1q2w3e 1q2w3e4r 1q2w3e4r5t q1w2e3r4 q1w2e3r4t5
`
    .split(/\s+/)
    .filter(Boolean),
);

/** A word, with a few digits before or behind it and a sign or two at its end. */
function isWord(text: string): boolean {
  const bare = text.replace(/[!.@#*?$]{1,2}$/, '');
  const behind = bare.replace(/[-_@#.]?(?:\d{1,4}|12345(?:6(?:7(?:89?)?)?)?|654321)$/, '');
  return [text, bare, behind, bare.replace(/^\d{1,4}/, ''), behind.replace(/^\d{1,4}/, '')].some(
    (each) => words.has(each),
  );
}

const lines = [
  ...[
    '1234567890',
    'qwertyuiop',
    'asdfghjkl',
    'zxcvbnm',
    'abcdefghijklmnopqrstuvwxyz',
    '0123456789',
  ],
  ...['1qaz', '2wsx', '3edc', '4rfv', '5tgb', '6yhn', '7ujm', '147', '258', '369', '159', '357'],
];
/** Three, four or five keys that lie in a row or a column, or letters as the alphabet has them, forwards or back. */
const pieces = new Set(
  [...lines, ...lines.map((line) => [...line].reverse().join(''))].flatMap((line) =>
    [3, 4, 5].flatMap((length) =>
      Array.from({ length: Math.max(0, line.length - length + 1) }, (_, at) =>
        line.slice(at, at + length),
      ),
    ),
  ),
);

/** Whether it is such pieces, one after the other, with two more signs at most before or behind them. */
function isWalk(text: string): boolean {
  return [0, 1, 2].some((start) => {
    const reached = new Set([start]);
    for (let at = start; at < text.length; at += 1)
      if (reached.has(at))
        for (const length of [3, 4, 5])
          if (pieces.has(text.slice(at, at + length))) reached.add(at + length);
    return [...reached].some((end) => end > start && end >= text.length - 2 + start);
  });
}

/** Every sign twice: 11223344. */
const undoubled = (text: string) =>
  /^(?:(.)\1)+$/.test(text) ? text.replace(/(.)\1/g, '$1') : text;

/** A few signs again and again, or a day: there are fewer of them than of words. */
const isRun = (text: string): boolean =>
  /^(.{1,4})\1+.?$/.test(text) ||
  /^(0?[1-9]|[12]\d|3[01])[-/.]?(0?[1-9]|1[0-2])[-/.]?(19|20)\d\d$/.test(text) ||
  /^(19|20)\d\d[-/.]?(0[1-9]|1[0-2])[-/.]?(0[1-9]|[12]\d|3[01])$/.test(text);

export function isCommonPassword(password: string): boolean {
  const text = password.toLowerCase().replace(/\s+/g, '');
  return isWord(text) || isRun(text) || isWalk(undoubled(text));
}
