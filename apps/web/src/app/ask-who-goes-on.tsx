import type { UserInfo } from '@marketplace/contract/users';
import { createRoot } from 'react-dom/client';
import { phone } from '../platform/format/phone.ts';
import { DialogPanel } from '../ui/dialog-panel.tsx';

type Person = Pick<UserInfo, 'name' | 'phone_number'>;

/** Before there is an application: asks whether who comes in takes the place of who is here. */
export function askWhoGoesOn(coming: Person, here: Person): Promise<boolean> {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  return new Promise((resolve) => {
    const answer = (goesOn: boolean) => () => {
      window.removeEventListener('device-back-press', stay);
      root.unmount();
      place.remove();
      resolve(goesOn);
    };
    // The application, which answers the button otherwise, is not there yet.
    const stay = answer(false);
    window.addEventListener('device-back-press', stay);
    root.render(
      <DialogPanel
        isOpen
        title={`Lanjut sebagai ${coming.name}?`}
        text={<Words coming={coming} here={here} />}
        confirmLabel={`Lanjut sebagai ${coming.name}`}
        onConfirm={answer(true)}
        cancelLabel={`Tetap sebagai ${here.name}`}
        onClose={stay}
      />,
    );
  });
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
