import type { Page } from '@playwright/test';
import sharp from 'sharp';

export const room = (page: Page) => page.getByRole('region', { name: /^Percakapan dengan/ });
export const bubbles = (page: Page) => room(page).getByRole('list', { name: 'Pesan' });
export const field = (page: Page) => page.getByRole('textbox', { name: /^Tulis pesan ke/ });
export const send = (page: Page) => page.getByRole('button', { name: 'Kirim', exact: true });
export const channels = (page: Page) => page.getByRole('list', { name: 'Percakapan' });

export const roomOf = (store_id: string, channel_id: string) =>
  `/seller/chat/room?store_id=${store_id}&channelId=${channel_id}`;

export const aPhoto = async (background: string) => ({
  name: 'foto.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});
