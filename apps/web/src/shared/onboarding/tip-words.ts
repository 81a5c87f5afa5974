import type { OnboardingTip } from '@marketplace/contract/onboarding-words';

/** What a part of the application is good for, said once to each person. */
export const tipWords: Record<OnboardingTip, string> = {
  promotions:
    'Sebelum ikut promosi Anda melihat berapa yang diterima per barang. Kuota membatasi berapa banyak yang dijual dengan harga promo.',
  demands:
    'Pembeli menulis apa yang dicari, Anda menawar. Yang cocok dengan stok Anda tampil paling atas.',
  numbers: 'Ketuk sebuah angka untuk melihat pesanan di baliknya.',
  money: 'Setiap rupiah dapat dijelaskan: ketuk sebuah baris untuk melihat asal dan tujuannya.',
  complaints:
    'Jawab komplain sebelum batas waktunya. Foto saat barang berangkat membantu bila ada perselisihan.',
};
