import type { Invoice } from '@marketplace/contract/invoice';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { hasBridge } from '../../../platform/bridge/embedding.ts';
import { printByApp, printersOfApp } from '../../../platform/printers/app-printers.ts';
import {
  askForPrinter,
  hasBluetooth,
  printByBluetooth,
} from '../../../platform/printers/bluetooth.ts';
import { escPos, type PaperWidth, type Slip } from '../../../platform/printers/esc-pos.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { type ChosenPrinter, keepPrinter, readPrinter } from './chosen-printer.ts';
import { labelSlip, lostIn, receiptSlip, testSlip } from './slips.ts';

/** Prints on the roll printer beside this device, without a PDF between. */
export function PrinterCard({ invoice }: { invoice: Invoice }) {
  const [printer, setPrinter] = useState(readPrinter);
  const choose = (chosen: ChosenPrinter | undefined) => {
    keepPrinter(chosen);
    setPrinter(chosen);
  };
  return (
    <Card aria-labelledby="printer" className="grid gap-3 print:hidden">
      <CardTitle id="printer">Printer struk</CardTitle>
      {printer ? (
        <Ready printer={printer} invoice={invoice} onChange={choose} />
      ) : (
        <Choosing onChosen={choose} />
      )}
    </Card>
  );
}

/** Of a new printer nobody knows the paper: the smaller one fits into both. */
const usualPaper: PaperWidth = 58;

function Choosing({ onChosen }: { onChosen: (printer: ChosenPrinter) => void }) {
  const isInApp = hasBridge();
  const { data: ofApp = [], isLoading } = useQuery({
    queryKey: ['printers-of-app'],
    queryFn: printersOfApp,
    enabled: isInApp,
    // Whoever opens it again has switched one on meanwhile.
    staleTime: 0,
    gcTime: 0,
  });
  const asking = useAction(
    async () => {
      const found = await askForPrinter();
      if (found) onChosen({ ...found, by: 'bluetooth', paper: usualPaper });
    },
    () =>
      showToast({
        text: 'Bluetooth tidak dapat dipakai. Nyalakan Bluetooth, lalu izinkan situs ini memakainya.',
        kind: 'error',
      }),
  );
  const canAsk = hasBluetooth();
  if (isLoading) return <p className="text-ink-soft">Mencari printer…</p>;
  if (!canAsk && ofApp.length === 0)
    return (
      <p className="text-ink-soft">
        {isInApp
          ? 'Aplikasi tidak menemukan printer. Nyalakan printernya, sambungkan di aplikasi, lalu buka layar ini lagi.'
          : 'Peramban ini tidak dapat menyambung ke printer. Pakai Chrome di Android atau komputer, atau aplikasi. Bisa juga buat PDF di bawah.'}
      </p>
    );
  return (
    <>
      <p className="text-sm text-ink-soft">
        Kertas 58 atau 80 mm. Yang dicetak teks, dan barcode bila muat di kertasnya; gambar dan logo
        tidak ikut.
      </p>
      {ofApp.map(({ id, name }) => (
        <Button
          key={id}
          variant="secondary"
          isBlock
          onClick={() => onChosen({ id, name, by: 'app', paper: usualPaper })}
        >
          {name}
        </Button>
      ))}
      {canAsk && (
        <Button variant="secondary" isBlock isBusy={asking.isBusy} onClick={asking.run}>
          Pilih printer Bluetooth
        </Button>
      )}
    </>
  );
}

const problemWords = {
  gone: 'Printer tidak terjangkau. Nyalakan dan dekatkan, atau pilih lagi printernya.',
  not_a_printer: 'Perangkat ini bukan printer struk. Pilih yang lain.',
  no_paper: 'Kertas printer habis.',
  interrupted: 'Cetakan terputus. Lihat kertasnya, lalu cetak lagi.',
} as const;

const papers: readonly PaperWidth[] = [58, 80];

type ReadyProps = {
  printer: ChosenPrinter;
  invoice: Invoice;
  onChange: (printer: ChosenPrinter | undefined) => void;
};

function Ready({ printer, invoice, onChange }: ReadyProps) {
  const [problem, setProblem] = useState<keyof typeof problemWords>();
  const printing = useAction(async (slip: Slip) => {
    setProblem(undefined);
    const bytes = escPos(slip, printer.paper);
    const print = printer.by === 'app' ? printByApp : printByBluetooth;
    const found = await print(printer.id, bytes);
    setProblem(found);
    if (!found) showToast({ text: `Dicetak di ${printer.name}.` });
  });
  const [receipt, label] = [receiptSlip(invoice), labelSlip(invoice)];
  const lost = [...new Set([...lostIn(receipt), ...lostIn(label)])];
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="min-w-0 font-semibold wrap-anywhere">{printer.name}</span>
        <Button variant="quiet" size="sm" onClick={() => onChange(undefined)}>
          Ganti printer
        </Button>
      </div>
      <fieldset className="flex flex-wrap items-center gap-2">
        <legend className="sr-only">Lebar kertas</legend>
        {papers.map((paper) => (
          <Chip
            key={paper}
            isChosen={printer.paper === paper}
            onClick={() => onChange({ ...printer, paper })}
          >
            {paper} mm
          </Chip>
        ))}
      </fieldset>
      {lost.length > 0 && (
        <p className="text-sm text-ink-soft">
          Tidak dikenal printer, dicetak sebagai tanda tanya: {lost.join('; ')}
        </p>
      )}
      {printer.paper === 58 && <p className="text-sm text-ink-soft">Label butuh kertas 80 mm.</p>}
      {problem && (
        <p role="alert" className="font-semibold text-wrong-700">
          {problemWords[problem]}
        </p>
      )}
      <div className="grid gap-2 sm:grid-cols-3">
        <Button isBusy={printing.isBusy} onClick={() => printing.run(receipt)}>
          Cetak struk
        </Button>
        <Button
          variant="secondary"
          disabled={printing.isBusy || printer.paper === 58}
          onClick={() => printing.run(label)}
        >
          Cetak label
        </Button>
        <Button variant="quiet" disabled={printing.isBusy} onClick={() => printing.run(testSlip)}>
          Cetak uji
        </Button>
      </div>
    </>
  );
}
