import type { UserInfo } from '@marketplace/contract/users';
import { useEffect, useEffectEvent } from 'react';
import { askOver } from '../platform/ask-over.tsx';
import { phone } from '../platform/format/phone.ts';
import { DialogPanel } from '../ui/dialog-panel.tsx';

type Person = Pick<UserInfo, 'name' | 'phone_number'>;

/** Before there is an application: asks whether who comes in takes the place of who is here. */
export const askWhoGoesOn = async (coming: Person, here: Person): Promise<boolean> =>
  (await askOver<boolean>((answer) => (
    <Question coming={coming} here={here} onAnswer={answer} />
  ))) ?? false;

type Props = { coming: Person; here: Person; onAnswer: (goesOn: boolean) => void };

function Question({ coming, here, onAnswer }: Props) {
  const stay = useEffectEvent(() => onAnswer(false));
  useEffect(() => {
    // The application, which answers the button otherwise, is not there yet.
    const back = () => stay();
    window.addEventListener('device-back-press', back);
    return () => window.removeEventListener('device-back-press', back);
  }, []);
  return (
    <DialogPanel
      isOpen
      title={`Lanjut sebagai ${coming.name}?`}
      text={<Words coming={coming} here={here} />}
      confirmLabel={`Lanjut sebagai ${coming.name}`}
      onConfirm={() => onAnswer(true)}
      cancelLabel={`Tetap sebagai ${here.name}`}
      onClose={() => onAnswer(false)}
    />
  );
}

function Words({ coming, here }: { coming: Person; here: Person }) {
  return (
    <>
      <p>
        Tautan ini membuka akun <Named {...coming} />, sedangkan di perangkat ini Anda masuk sebagai{' '}
        <Named {...here} />.
      </p>
      <p className="mt-2">
        Jika lanjut, akun {here.name} keluar dari perangkat ini. Yang belum terkirim disimpan untuk{' '}
        {here.name} paling lama 7 hari.
      </p>
    </>
  );
}

const Named = ({ name, phone_number }: Person) => (
  <>
    {name} <span className="whitespace-nowrap">({phone(phone_number)})</span>
  </>
);
