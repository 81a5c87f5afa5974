import { Eraser } from 'lucide-react';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { usePhotoOnDevice } from '../platform/use-photo-on-device.ts';
import { Button } from '../ui/button.tsx';
import { type SignatureProps, useKeptSignature } from './use-kept-signature.ts';

type Props = SignatureProps & { onWork: (work: Promise<boolean>) => void };

/** Twice as many dots as it is wide on a phone; ink and paper are what they are on paper, by day and in the dark. */
const [width, height] = [656, 320];
/** A finger that came too near is no signature. */
const leastInk = 40;

/** Signed with a finger. Every stroke lies on the device at once, so that a reload leaves it where it was. */
export function SignaturePad({ onWork, ...props }: Props) {
  const { signature_id } = props;
  const { content, isLost } = usePhotoOnDevice(signature_id);
  const canvas = useRef<HTMLCanvasElement>(null);
  const last = useRef<[number, number]>(undefined);
  const ink = useRef(0);
  const isDrawn = useRef(false);
  const [hasFailed, setFailed] = useState(false);
  const kept = useKeptSignature(props);
  const hasSignature = signature_id !== undefined && !isLost;

  // What was signed before the page was loaded anew.
  useEffect(() => {
    if (!content || isDrawn.current) return;
    void createImageBitmap(content).then((picture) => {
      if (isDrawn.current) return;
      isDrawn.current = true;
      ink.current = leastInk;
      canvas.current?.getContext('2d')?.drawImage(picture, 0, 0, width, height);
    });
  }, [content]);

  const place = (event: PointerEvent<HTMLCanvasElement>): [number, number] => {
    const box = event.currentTarget.getBoundingClientRect();
    const across = (event.clientX - box.left) / box.width;
    const down = (event.clientY - box.top) / box.height;
    return [across * width, down * height];
  };
  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    last.current = place(event);
    isDrawn.current = true;
    const pen = event.currentTarget.getContext('2d');
    if (!pen) return;
    Object.assign(pen, { lineWidth: 6, lineCap: 'round', lineJoin: 'round', strokeStyle: '#111' });
    pen.beginPath();
    pen.moveTo(...last.current);
    pen.lineTo(...last.current);
    pen.stroke();
  };
  const draw = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!last.current) return;
    const now = place(event);
    ink.current += Math.hypot(now[0] - last.current[0], now[1] - last.current[1]);
    last.current = now;
    const pen = event.currentTarget.getContext('2d');
    pen?.lineTo(...now);
    pen?.stroke();
  };
  const watched = (work: Promise<boolean>) =>
    work.then(
      (isDone) => {
        setFailed(false);
        return isDone;
      },
      () => {
        setFailed(true);
        return false;
      },
    );
  const end = () => {
    if (!last.current) return;
    last.current = undefined;
    const picture = () =>
      new Promise<Blob | null>((resolve) => canvas.current?.toBlob(resolve, 'image/png'));
    if (ink.current >= leastInk) onWork(watched(kept.keep(picture)));
  };
  const clear = () => {
    canvas.current?.getContext('2d')?.clearRect(0, 0, width, height);
    isDrawn.current = true;
    ink.current = 0;
    onWork(watched(kept.erase()));
  };
  return (
    <div>
      <div className="mb-1.5 flex items-end justify-between gap-3">
        <p className="text-sm font-semibold">Tanda tangan penerima (tidak wajib)</p>
        {signature_id && (
          <Button variant="quiet" size="sm" icon={<Eraser aria-hidden />} onClick={clear}>
            Hapus
          </Button>
        )}
      </div>
      <canvas
        ref={canvas}
        width={width}
        height={height}
        role="img"
        aria-label={hasSignature ? 'Tanda tangan sudah ada' : 'Tempat tanda tangan'}
        className="aspect-[41/20] w-full touch-none rounded-lg border border-edge bg-white"
        onPointerDown={begin}
        onPointerMove={draw}
        onPointerUp={end}
        onPointerCancel={end}
      />
      <p role="alert" className="text-sm text-wrong-700">
        {hasFailed && 'Tanda tangan belum tersimpan. Minta sekali lagi.'}
        {isLost && 'Tanda tangan tidak ditemukan lagi. Minta sekali lagi.'}
      </p>
      <p className="mt-1 text-sm text-ink-soft">Minta penerima menggores dengan jari di kotak.</p>
    </div>
  );
}
