import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';

export const drivers = (page: Page) => page.getByRole('list', { name: 'Pengemudi' });
/** A number that no driver has yet. */
export const freePhone = () => `0859-${randomInt(1_000, 10_000)}-${randomInt(1_000, 10_000)}`;
