import { expect, type Page } from '@playwright/test';
import { givePassword, newcomer } from './newcomer.ts';
import { callNobody, ownStore } from './over-the-api.ts';

/** Somebody with a password whom no other journey plays: codes of one number would get into each other's way. */
export async function somebody(server: string): Promise<string> {
  const phone_number = await newcomer(server, (await ownStore(server, 0)).id, 'ORDER_STAFF');
  await givePassword(server, phone_number);
  return phone_number;
}

/** Of the demo's buyers who may choose how a code comes, in turn: one number has to wait between two codes. */
export async function chooser(server: string, turn: number): Promise<string> {
  choosers ??= findChoosers(server);
  const numbers = await choosers;
  return numbers[turn % numbers.length] ?? '';
}

let choosers: Promise<string[]> | undefined;

async function findChoosers(server: string): Promise<string[]> {
  const call = callNobody(server);
  const buyers = Array.from({ length: 30 }, (_, index) => `+62812${10_000_011 + index}`);
  const standings = await Promise.all(
    buyers.map((phone_number) =>
      call('GET /api/users/phone_number/check', { query: { phone_number } }),
    ),
  );
  return buyers.filter((_, index) => standings[index]?.is_whitelisted_for_otp_selection);
}

/** The code as a demo shows it. */
export async function shownCode(page: Page): Promise<string> {
  const hint = page.getByText(/[Kk]ode Anda:? \d{6}/);
  await expect(hint).toBeVisible();
  return /\d{6}/.exec((await hint.textContent()) ?? '')?.[0] ?? '';
}

export const codeField = (page: Page) => page.getByLabel('Kode 6 angka');

export const wrongCode = (code: string) => (code === '000000' ? '000001' : '000000');

/** From the login page to the code, for who has a password, too. */
export async function askForCode(page: Page, phone_number: string): Promise<void> {
  await page.getByLabel('Nomor HP').fill(phone_number);
  await page.getByRole('button', { name: 'Masuk dengan kode' }).click();
  await expect(page).toHaveURL(/\/seller\/login\/verification/);
}

/** Inside: whichever private screen the way leads to. */
export const expectInside = (page: Page) =>
  expect(page).toHaveURL(/^https?:\/\/127\.0\.0\.1:\d+\/seller(?!\/login)/);
