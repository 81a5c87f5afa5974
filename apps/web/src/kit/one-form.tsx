import { useRef, useState } from 'react';
import { RequestFailure } from '../platform/api/failure.ts';
import { inWords, phoneCheck, textCheck } from '../platform/forms/checks.ts';
import { DraftForm } from '../platform/forms/draft-form.tsx';
import { useDraftForm } from '../platform/forms/use-draft-form.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { showToast } from '../ui/toast.tsx';
import { soon } from './soon.ts';

type Driver = { name: string; phone_number: string; version: number };
type Values = { name: string; phone_number: string };

const valuesOf = ({ name, phone_number }: Driver): Values => ({ name, phone_number });

const overtaken = () =>
  new RequestFailure('CLIENT_ERROR', 409, {
    errors: {
      code: 'inventory_version_conflict',
      error_message: 'Rekan Anda baru saja mengubahnya.',
    },
  });

/** A record that the page itself keeps, and a colleague who changes its name. */
export function OneForm() {
  const record = useRef<Driver>({ name: 'Budi', phone_number: '0812-3456-7890', version: 1 });
  const [known, setKnown] = useState(record.current);
  const form = useDraftForm<Values, Driver, Driver>({
    name: 'kit:driver',
    base: known,
    initial: valuesOf,
    check: ({ name, phone_number }) =>
      inWords({ name: textCheck(name, 3, 40), phone_number: phoneCheck(phone_number) }),
    send: (values, { version }) =>
      soon(() => {
        if (version !== record.current.version) throw overtaken();
        record.current = { ...values, version: version + 1 };
        return record.current;
      }),
    whenOvertaken: {
      currentOf: (error) => (error instanceof RequestFailure ? record.current : undefined),
      isContested: ({ name }, base, now) => name !== base.name && now.name !== base.name,
    },
    onSent: (driver) => {
      setKnown(driver);
      showToast({ text: 'Tersimpan.', kind: 'success' });
    },
  });
  const changeElsewhere = () => {
    const { version, ...driver } = record.current;
    record.current = { ...driver, name: `Budi Santoso ${version}`, version: version + 1 };
  };
  return (
    <div className="grid max-w-md gap-4">
      <DraftForm form={form} submitLabel="Simpan" isAboutSaved>
        {form.overtaken && (
          <Banner
            kind="important"
            link={
              <button type="button" onClick={() => void form.reset()}>
                Pakai data terbaru
              </button>
            }
          >
            Nama kini {form.base.name}. Simpan lagi untuk memakai isian Anda.
          </Banner>
        )}
        <TextField label="Nama" {...form.field('name')} />
        <TextField label="Nomor HP" type="tel" {...form.field('phone_number')} />
      </DraftForm>
      <Button
        variant="secondary"
        size="sm"
        onClick={changeElsewhere}
        className="justify-self-start"
      >
        Rekan mengubah nama
      </Button>
    </div>
  );
}
