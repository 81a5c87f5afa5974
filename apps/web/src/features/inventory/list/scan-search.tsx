import { ScanBarcode } from 'lucide-react';
import { useRef, useState } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ScanSheet } from '../scan/scan-sheet.tsx';

/** In the field of the search: what is held before the camera is searched for by its barcode. */
export function ScanSearch({ onSearch }: { onSearch: (barcode: string) => void }) {
  const [isScanning, setScanning] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => setScanning(false);
  return (
    <>
      <IconButton ref={opener} label="Pindai barcode" onClick={() => setScanning(true)}>
        <ScanBarcode aria-hidden />
      </IconButton>
      <ScanSheet
        isOpen={isScanning}
        onClose={close}
        onRead={(number) => {
          close();
          onSearch(number);
        }}
        onType={() => {
          close();
          opener.current?.closest('search')?.querySelector('input')?.focus();
        }}
      />
    </>
  );
}
