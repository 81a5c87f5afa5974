import { expect, type Page } from '@playwright/test';
import { callNobody } from './over-the-api.ts';

/** The demo's buyers, but for those whom other journeys play. */
const buyers = Array.from({ length: 36 }, (_, index) => `+62812${10_000_005 + index}`);

/**
 * Somebody with a password whom no other journey plays: codes of one number would get into each other's way.
 * `place` is the journey's own, and each window has its person.
 */
export async function somebody(
  server: string,
  { place, isMobile, mayChoose = false }: { place: number; isMobile: boolean; mayChoose?: boolean },
): Promise<string> {
  const call = callNobody(server);
  const fitting: string[] = [];
  for (const phone_number of buyers) {
    const standing = await call('GET /api/users/phone_number/check', { query: { phone_number } });
    if (standing.is_whitelisted_for_otp_selection === mayChoose) fitting.push(phone_number);
  }
  const number = fitting[place * 2 + (isMobile ? 0 : 1)];
  if (!number) throw new Error(`the demo has too few people for place ${place}`);
  return number;
}

/** The code as a demo shows it. */
export async function shownCode(page: Page): Promise<string> {
  const hint = page.getByText(/Demo: kode Anda \d{6}/);
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

/** By the path alone: an address may name another in its `from`. */
export const expectPath = (page: Page, path: string) =>
  expect.poll(() => new URL(page.url()).pathname).toBe(path);
