import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';

export const drivers = (page: Page) => page.getByRole('list', { name: 'Pengemudi' });
/** A number that no driver has yet. */
export const freePhone = () => `0859-${randomInt(1_000, 10_000)}-${randomInt(1_000, 10_000)}`;
/** A name that no driver has yet, and that is no part of another's. */
export const freeName = (name: string) => `${name} ${randomInt(1_000_000, 10_000_000)}`;
