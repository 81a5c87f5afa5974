import { figuresOf, levelName, type WeekTold } from './report-paper.ts';
import { daysWords } from './report-words.ts';

/** The figures to be read without opening anything, and the paper with all of it. */
export function reportLetter(told: WeekTold, content: string) {
  const { of, week, performance } = told;
  const days = daysWords(week.start_week, week.date_to);
  const figures = figuresOf(told).map(
    ({ name, now, before, change }) => `${name}: ${now} (minggu sebelumnya ${before}, ${change})`,
  );
  const score =
    performance.score === null || performance.level === null
      ? []
      : [
          `Skor kinerja: ${String(performance.score).replace('.', ',')} (${levelName(performance.level)})`,
        ];
  return {
    subject: `Laporan mingguan ${of}, ${days}`,
    text: [
      `Minggu ${days} di ${of}.`,
      week.orders.value === 0 ? 'Tidak ada pesanan selesai di minggu ini.' : '',
      ...figures,
      ...score,
      '',
      'Selengkapnya ada di lampiran PDF dan di menu Angka.',
      'Surat ini diminta oleh pengelola toko di Atur notifikasi, dan dapat dimatikan di sana.',
    ]
      .filter((line, index) => line !== '' || index > 2)
      .join('\n'),
    attachment: {
      name: `laporan-mingguan-${week.start_week}.pdf`,
      type: 'application/pdf',
      content,
    },
  };
}
