import type { Holding } from '@marketplace/contract/money';
import { dayIn, dayWords, moment } from '../platform/format/time.ts';

type Held = Pick<Holding, 'reason' | 'until' | 'name' | 'time_zone'>;

/** Why money is where it is, and until when, in a sentence. */
export function reasonWords({ reason, until, name, time_zone }: Held): string {
  const latest = until ? `, paling lambat ${moment(until, time_zone)}` : '';
  // What ends with a day ends at the midnight behind it.
  const lastDay = until ? dayWords(dayIn(Date.parse(until) - 1, time_zone)) : '';
  switch (reason) {
    case 'WAITS_FOR_ACCEPT':
      return `Ditahan sampai Anda menerima pesanan${latest}`;
    case 'WAITS_FOR_SHIPMENT':
      return `Ditahan sampai barang dikirim${latest}`;
    case 'WAITS_FOR_PICKUP':
      return `Ditahan sampai pembeli mengambil barang${latest}`;
    case 'WAITS_FOR_DELIVERY':
      return `Ditahan sampai barang sampai di pembeli${latest}`;
    case 'WAITS_FOR_CONFIRMATION':
      return `Ditahan sampai pembeli konfirmasi${latest}`;
    case 'IN_COMPLAINT':
      return 'Ditahan sampai komplain pembeli selesai';
    case 'WAITS_FOR_PAYOUT':
      return 'Pesanan selesai, menunggu dicairkan ke rekening Anda';
    case 'NO_BANK_ACCOUNT':
      return 'Pesanan selesai, tambahkan rekening bank agar bisa dicairkan';
    case 'PAYOUT_SCHEDULED':
      return `Pesanan selesai, dijadwalkan cair ${lastDay}`;
    case 'PAYOUT_FAILED':
      return 'Pencairan gagal, uangnya aman di marketplace. Periksa rekening lalu coba lagi';
    case 'GOES_BACK':
      return 'Kembali ke pembeli';
    case 'ON_ITS_WAY':
      return 'Dalam perjalanan ke rekening Anda';
    case 'WITH_DRIVER':
      return `Tunai dibawa ${name}, belum disetor`;
    case 'WITH_SERVICE':
      return `Tunai ada di ${name}, belum disetor`;
    case 'TERM_RUNS':
      return `Jatuh tempo ${lastDay}`;
    case 'TERM_OVERDUE':
      return `Lewat jatuh tempo sejak ${lastDay}`;
    case 'FEE_NOT_BILLED':
      return until ? `Ditagih ${moment(until, time_zone)}` : 'Belum ditagih';
    case 'FEE_BILLED':
      return until ? `Jatuh tempo ${moment(until, time_zone)}` : 'Sudah ditagih';
    case 'FEE_OVERDUE':
      return until ? `Lewat jatuh tempo sejak ${moment(until, time_zone)}` : 'Lewat jatuh tempo';
    case 'FEE_CHECKED':
      return 'Bukti bayar sedang diperiksa';
    case 'FEE_CREDIT':
      return 'Kelebihan bayar, dipakai di tagihan berikutnya';
  }
}
