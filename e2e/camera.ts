import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { barcodeVideo } from './barcode-video.ts';
import { test as base } from './journey.ts';

/** Played for the camera, and read anew each time one is opened. */
const video = join(tmpdir(), `marketplace-camera-${process.pid}.y4m`);

/** Journeys before a camera that sees nothing until it is told what; `window.refusal` keeps it from being opened. */
export const test = base.extend<{ cameraSees: (barcode_number: string) => void }>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const camera = [
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        `--use-file-for-fake-video-capture=${video}`,
      ];
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...camera] });
    },
    { scope: 'worker' },
  ],
  cameraSees: [
    async ({ page }, use) => {
      writeFileSync(video, barcodeVideo());
      await page.addInitScript(watchCamera);
      await use((barcode_number) => writeFileSync(video, barcodeVideo(barcode_number)));
      rmSync(video);
    },
    { auto: true },
  ],
});

function watchCamera(): void {
  // A browser that has a reader of its own would leave ours untested.
  Reflect.deleteProperty(window, 'BarcodeDetector');
  const { mediaDevices } = navigator;
  const ask = mediaDevices.getUserMedia.bind(mediaDevices);
  const tracks: MediaStreamTrack[] = [];
  Reflect.set(window, 'tracks', tracks);
  mediaDevices.getUserMedia = async (wanted) => {
    const refusal: unknown = Reflect.get(window, 'refusal');
    if (refusal) throw new DOMException('', String(refusal));
    const stream = await ask(wanted);
    tracks.push(...stream.getTracks());
    return stream;
  };
}

/** Of each camera that was opened, whether it still runs. */
export const cameras = (page: Page) =>
  page.evaluate(() =>
    (Reflect.get(window, 'tracks') as MediaStreamTrack[]).map(({ readyState }) => readyState),
  );
