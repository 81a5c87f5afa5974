import { aimedArea, readableSize } from './scan-area.ts';
import { createAgreement, type ReadNumbers } from './scan-numbers.ts';
import { namedError, problemOf, type ScanProblem } from './scan-problems.ts';
import { reader } from './scan-reader.ts';

export type ScanState =
  | { step: 'asking' }
  | { step: 'preparing' | 'aiming'; track: MediaStreamTrack | undefined }
  | { step: 'failed'; problem: ScanProblem };

type Scan = {
  video: HTMLVideoElement;
  tell: (state: ScanState) => void;
  onRead: (number: string) => void;
};

/** From asking for the camera to a number that can be trusted; answers with how to stop it, camera and all. */
export function startScan({ video, tell, onRead }: Scan): () => void {
  let isOver = false;
  let stream: MediaStream | undefined;
  const stop = () => {
    isOver = true;
    if (!stream) return;
    for (const track of stream.getTracks()) track.stop();
    if (video.srcObject === stream) video.srcObject = null;
  };
  const fail = (error: unknown) => {
    if (isOver) return;
    stop();
    tell({ step: 'failed', problem: problemOf(error) });
  };
  const run = async () => {
    tell({ step: 'asking' });
    // Meanwhile: it may take as long as a person takes to say yes.
    const loading = reader.load().then(
      (read) => ({ read }),
      () => ({ read: undefined }),
    );
    stream = await openCamera();
    if (isOver) return stop();
    const [track] = stream.getVideoTracks();
    track?.addEventListener('ended', () => fail(namedError('NotReadableError')));
    video.srcObject = stream;
    await video.play();
    tell({ step: 'preparing', track });
    const { read } = await loading;
    if (isOver) return;
    if (!read) throw namedError('ReaderMissing');
    tell({ step: 'aiming', track });
    const number = await firstTrusted(video, read, () => isOver);
    if (isOver || !number) return;
    stop();
    onRead(number);
  };
  run().catch(fail);
  return stop;
}

async function openCamera(): Promise<MediaStream> {
  // Neither over plain http nor in the view of an app that gives none.
  if (!navigator.mediaDevices) throw namedError('NoCameraApi');
  return navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
  });
}

/** Eight pictures a second at most, one at a time, with a breath for the page in between. */
const interval = 125;
const breath = 50;

async function firstTrusted(video: HTMLVideoElement, read: ReadNumbers, isOver: () => boolean) {
  const trusted = createAgreement();
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  while (context && !isOver()) {
    const began = performance.now();
    const picture = pictureOf(video, context);
    const number = picture && trusted(await read(picture));
    if (number) return number;
    const left = interval - (performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, Math.max(breath, left)));
    await nextPicture(video);
  }
  return undefined;
}

/** In the dark a camera is slower than we look, and one picture must not agree with itself. */
const nextPicture = (video: HTMLVideoElement) =>
  new Promise<unknown>((resolve) =>
    'requestVideoFrameCallback' in video
      ? video.requestVideoFrameCallback(resolve)
      : resolve(undefined),
  );

function pictureOf(video: HTMLVideoElement, context: CanvasRenderingContext2D) {
  const picture = { width: video.videoWidth, height: video.videoHeight };
  const stage = { width: video.clientWidth, height: video.clientHeight };
  if (!picture.width || !stage.width) return undefined;
  const area = aimedArea(picture, stage);
  const { width, height } = readableSize(area);
  Object.assign(context.canvas, { width, height });
  context.drawImage(video, area.x, area.y, area.width, area.height, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}
