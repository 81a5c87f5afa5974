import { beep } from '../../../platform/sound.ts';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { ScanCamera } from './scan-camera.tsx';

type Props = {
  isOpen: boolean;
  onClose: () => void;
  onRead: (number: string) => void;
  /** The person would rather type. */
  onType: () => void;
};

/** Reads the barcode of a product with the camera. */
export function ScanSheet({ isOpen, onClose, onRead, onType }: Props) {
  const take = (number: string) => {
    navigator.vibrate?.(80);
    beep();
    onRead(number);
  };
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title="Pindai barcode"
      footer={
        <Button variant="secondary" onClick={onType}>
          Ketik nomor saja
        </Button>
      }
    >
      <ScanCamera isOn={isOpen} onRead={take} />
    </Sheet>
  );
}
