import { useState } from 'react';
import { PhoneNumber } from '../platform/phone-number.tsx';
import { PhotoField } from '../platform/photo-field.tsx';
import { ContactButtons } from '../shared/contact-buttons.tsx';
import { TimeLeft } from '../shared/time-left.tsx';
import { Card } from '../ui/card.tsx';
import { KitCase } from './kit-case.tsx';

const minute = 60_000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minute).toISOString();

function PhotoCase({ first }: { first: string | undefined }) {
  const [photo, setPhoto] = useState(first);
  return (
    <PhotoField
      label="Foto bukti kirim"
      photo_id={photo}
      onChange={async (next) => {
        setPhoto(next);
        return true;
      }}
      about={{ store_id: '1', purpose: 'delivery_photo' }}
      onCamera={() => undefined}
      onWork={() => undefined}
    />
  );
}

export function ProductGroup() {
  const [ends] = useState(() => [200, 14, 0].map(inMinutes));
  return (
    <>
      <KitCase name="Time left" note="By the minute, in the last hour by the second, and over.">
        <Card>
          {ends.map((until) => (
            <p key={until} className="text-soon-700">
              <TimeLeft until={until} />
            </p>
          ))}
        </Card>
      </KitCase>
      <KitCase
        name="Contact buttons"
        note="To call and to write, below each other where it is narrow."
      >
        <div className="max-w-sm">
          <ContactButtons name="Warung Bu Tini" phone_number="+6281234567890" text="Halo" />
        </div>
        <div className="mt-4 w-36">
          <ContactButtons name="UD Sinar Pagi" phone_number="+6281298765432" text="Halo" />
        </div>
      </KitCase>
      <KitCase name="Phone number" note="As people write it, and never over two lines.">
        <p className="w-24 border border-line p-2">
          Hubungi <PhoneNumber of="+6281234567890" />
        </p>
      </KitCase>
      <KitCase
        name="Photo field"
        note="Empty, and with a photo that is no longer on the device. Take one to see it kept."
      >
        <div className="grid gap-5">
          <PhotoCase first={undefined} />
          <PhotoCase first="gone" />
        </div>
      </KitCase>
    </>
  );
}
