import { importMaxBytes } from '@marketplace/contract/inventory-plan-words';
import { useNavigate } from '@tanstack/react-router';
import { Upload } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { wordsForThrown } from '../../../platform/api/failure.ts';
import { BarrierNote } from '../../../platform/forms/draft-form.tsx';
import { useServices } from '../../../platform/services.ts';
import { useBarrier } from '../../../platform/store-standing.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button, buttonStyle } from '../../../ui/button.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { useIsHere } from './use-is-here.ts';

/** A large file on a slow line takes its time. */
const patience = 180_000;

/** Chooses a file; what it would change is shown before anything is. */
export function ImportCard({ store_id }: { store_id: string }) {
  const { api } = useServices();
  const navigate = useNavigate();
  const barrier = useBarrier('inventory', store_id);
  const id = useId();
  const isHere = useIsHere();
  const upload = useRef<AbortController>(undefined);
  const [problem, setProblem] = useState<string>();
  const sending = useAction(
    async (input: HTMLInputElement) => {
      const [file] = input.files ?? [];
      if (!file) return;
      setProblem(undefined);
      try {
        if (file.size > importMaxBytes)
          return setProblem('Berkas terlalu besar. Paling besar 40 MB.');
        upload.current = new AbortController();
        const body = { store_id, file_name: file.name.slice(0, 200) };
        const { plan } = await api(
          'POST /api/inventories/import',
          { body, file },
          { idempotencyKey: crypto.randomUUID(), timeout: patience, signal: upload.current.signal },
        );
        if (!isHere.current)
          return showToast({
            text: 'Berkas sudah dibaca. Lihat di Impor dan unduh.',
            kind: 'success',
          });
        await navigate({ to: '/seller/inventory/plan', search: { store_id, plan_id: plan.id } });
      } finally {
        input.value = '';
      }
    },
    (error) => {
      if (!upload.current?.signal.aborted) setProblem(wordsForThrown(error));
    },
  );
  return (
    <Card className="grid gap-3">
      <CardTitle>Impor dari berkas</CardTitle>
      <p className="text-sm text-ink-soft">
        CSV atau Excel (.xlsx), dengan kolom Nama produk dan Satuan, Barcode, atau ID satuan, lalu
        Harga, Harga modal, Stok, Minimum pesanan, atau Status. Kolom yang kosong tidak diubah. Anda
        melihat pratinjau dulu.
      </p>
      <BarrierNote barrier={barrier} />
      {problem && <Banner kind="error">{problem}</Banner>}
      {!barrier && (
        <label
          htmlFor={id}
          className={`${buttonStyle({ isBlock: true })} cursor-pointer focus-within:outline-2 focus-within:outline-offset-2`}
        >
          {sending.isBusy ? <Spinner className="size-5" /> : <Upload aria-hidden />}
          {sending.isBusy ? 'Membaca berkas…' : 'Pilih berkas'}
          <input
            id={id}
            type="file"
            accept=".csv,.xlsx,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            className="sr-only"
            disabled={sending.isBusy}
            onChange={({ target }) => sending.run(target)}
          />
        </label>
      )}
      {sending.isBusy && (
        <Button variant="quiet" isBlock onClick={() => upload.current?.abort()}>
          Batal
        </Button>
      )}
    </Card>
  );
}
