import { inWords, textCheck } from '../platform/forms/checks.ts';
import { mostMoney, readRupiah } from '../platform/forms/rupiah.ts';
import { useDraftForm } from '../platform/forms/use-draft-form.ts';
import { PhotoField } from '../platform/photo-field.tsx';
import { Banner } from '../ui/banner.tsx';
import { BottomActions } from '../ui/bottom-actions.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { CashTaken } from './cash-taken.tsx';
import type { DriverDevice, Stop } from './driver-device.ts';
import { goBack } from './driver-place.ts';
import { HandedLines } from './handed-lines.tsx';
import { SignaturePad } from './signature-pad.tsx';
import { aboutReport, cashFor, loweredLines, recordOf } from './stop-words.ts';

type Values = {
  receiver_name: string;
  handed: Record<string, number>;
  lost: Record<string, boolean>;
  photo_id: string | null;
  signature_id: string | null;
  /** Empty while it is what was to be taken. */
  taken: string;
  isOtherAmount: boolean;
};

const empty: Values = {
  receiver_name: '',
  handed: {},
  lost: {},
  photo_id: null,
  signature_id: null,
  taken: '',
  isOtherAmount: false,
};

type Props = { device: DriverDevice; stop: Stop; store_id: string };

/** Who took the goods, what of them, and the cash. All of it survives a camera that kills the page. */
export function DeliveredForm({ device: { report, link }, stop, store_id }: Props) {
  const { order_id } = stop;
  const name = `trip-delivered:${order_id}`;
  const form = useDraftForm<Values, { order_id: string }, void>({
    name,
    base: { order_id },
    initial: () => empty,
    check: ({ receiver_name, taken, isOtherAmount, handed, photo_id, signature_id }) => ({
      ...inWords({
        receiver_name: textCheck(receiver_name, 2, 100),
        taken: isOtherAmount ? readRupiah(taken, 0, mostMoney).problem : undefined,
      }),
      ...(isNothing(stop, handed) && {
        handed: 'Tidak ada yang diterima? Kembali, lalu pilih “Gagal antar”.',
      }),
      ...(loweredLines(stop, handed).length > 0 &&
        !(photo_id || signature_id) && {
          proof: 'Ada barang yang kurang: ambil foto atau minta tanda tangan penerima.',
        }),
    }),
    send: async (values, base) => {
      const { receiver_name, handed, lost, photo_id, signature_id, taken, isOtherAmount } = values;
      const lines = loweredLines(stop, handed, lost);
      const expected = cashFor(stop, handed);
      const said = isOtherAmount ? readRupiah(taken, 0, mostMoney).amount : expected;
      await report({
        call: 'POST /api/driver/trip/delivered',
        body: {
          link,
          order_id,
          mutation_id: crypto.randomUUID(),
          happened_at: new Date().toISOString(),
          receiver_name: receiver_name.trim(),
          ...(lines.length > 0 && { lines }),
          ...(said !== undefined && expected !== undefined && { taken_amount: said }),
        },
        record: recordOf(order_id),
        label: `Diterima ${receiver_name.trim()}`,
        base: aboutReport(stop, handed),
        form: { to: 'delivered', search: { order_id }, name, draft: { values, base } },
        photos: [
          ...(photo_id ? [{ field: 'photo_id', photo_id }] : []),
          ...(signature_id ? [{ field: 'signature_id', photo_id: signature_id }] : []),
        ],
      });
    },
    leave: goBack,
  });
  const { values, problems, field, set, flush } = form;
  const expected = cashFor(stop, values.handed);
  const note = async (part: Partial<Values>): Promise<boolean> => {
    const isTaken = set(part);
    await flush();
    return isTaken;
  };
  return (
    <form ref={form.form} noValidate onSubmit={form.submit} className="grid gap-6">
      {problems.form && <Banner kind="error">{problems.form}</Banner>}
      <div className="grid justify-items-start gap-2">
        <TextField
          label="Nama penerima"
          autoComplete="off"
          maxLength={100}
          className="w-full"
          {...field('receiver_name')}
        />
        {values.receiver_name.trim() !== stop.buyer_name && (
          <Button
            variant="secondary"
            size="sm"
            onClick={() => set({ receiver_name: stop.buyer_name })}
          >
            Pakai nama toko: {stop.buyer_name}
          </Button>
        )}
      </div>
      <HandedLines
        lines={stop.lines}
        handed={values.handed}
        lost={values.lost}
        error={problems.handed}
        onChange={(handed) => set({ handed: { ...handed } })}
        onLost={(lost) => set({ lost: { ...lost } })}
      />
      {expected !== undefined && (
        <CashTaken
          expected={expected}
          isOther={values.isOtherAmount}
          onOther={(isOtherAmount) => set({ isOtherAmount })}
          field={field('taken')}
        />
      )}
      {problems.proof && (
        <p tabIndex={-1} data-invalid className="font-semibold text-wrong-700 outline-none">
          {problems.proof}
        </p>
      )}
      <PhotoField
        label="Foto serah terima (tidak wajib)"
        photo_id={values.photo_id ?? undefined}
        about={{ store_id, purpose: 'delivery_photo' }}
        onCamera={() => void flush()}
        onWork={form.waitFor}
        onChange={(photo_id) => note({ photo_id: photo_id ?? null })}
      />
      <SignaturePad
        signature_id={values.signature_id ?? undefined}
        store_id={store_id}
        onWork={form.waitFor}
        onChange={(signature_id) => note({ signature_id: signature_id ?? null })}
      />
      <BottomActions>
        <Button type="submit" isBlock isBusy={form.isBusy} className="min-h-14 text-lg">
          Simpan: sudah diterima
        </Button>
      </BottomActions>
    </form>
  );
}

const isNothing = ({ lines }: Stop, handed: Values['handed']): boolean =>
  lines.length > 0 && lines.every(({ id, quantity }) => (handed[id] ?? quantity) === 0);
