import { LocateFixed, Map as MapIcon } from 'lucide-react';
import { useState } from 'react';
import { useServices } from '../../platform/services.ts';
import { useAction } from '../../platform/use-action.ts';
import { Button, buttonStyle } from '../../ui/button.tsx';
import { coordinatesCheck, coordinatesOf } from './coordinates.ts';
import { placeNow } from './place-now.ts';

type Values = { latitude: string; city_id: string; city: string };

type Props = { value: Values; onChange: (change: Partial<Values>) => void };

/** The point of the map from where somebody stands, and a look at it where maps are at home. */
export function PlaceHere({ value, onChange }: Props) {
  const { api } = useServices();
  const [said, setSaid] = useState('');
  const finding = useAction(async () => {
    setSaid('');
    const place = await placeNow();
    if ('problem' in place) return setSaid(place.problem);
    onChange({ latitude: place.text });
    // The point stands, whether or not somebody can say which city it is in.
    const found = await api('GET /api/geolocation/address', { query: place.query }).catch(
      () => undefined,
    );
    const city = found?.city;
    if (!city) return setSaid('Titik peta diisi dari tempat Anda sekarang.');
    if (!value.city_id) onChange({ city_id: city.id, city: `${city.city}, ${city.province}` });
    const isOther = value.city_id !== '' && value.city_id !== city.id;
    setSaid(
      isOther
        ? `Titik peta diisi. Tempat Anda sekarang di ${city.city}, bukan kota yang tertulis: periksa lagi.`
        : `Titik peta diisi dari tempat Anda sekarang, di ${city.city}.`,
    );
  });
  const point = coordinatesCheck(value.latitude) ? null : coordinatesOf(value.latitude);
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          icon={<LocateFixed />}
          isBusy={finding.isBusy}
          onClick={finding.run}
        >
          Pakai tempat saya sekarang
        </Button>
        {point && point.latitude !== null && (
          <a
            href={`https://www.google.com/maps/search/?api=1&query=${point.latitude},${point.longitude}`}
            target="_blank"
            rel="noreferrer"
            className={buttonStyle({ variant: 'secondary', size: 'sm' })}
          >
            <MapIcon aria-hidden className="size-5" />
            Lihat di peta
          </a>
        )}
      </div>
      <p role="status" className="text-sm text-ink-soft">
        {said}
      </p>
    </div>
  );
}
