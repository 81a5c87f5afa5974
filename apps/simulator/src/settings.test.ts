import { expect, it } from 'vitest';
import { readSettings } from './settings.ts';

it('needs no setting at all, and then plays the 40 buyers of the demo', () => {
  const settings = readSettings({});
  expect(settings).toMatchObject({
    apiUrl: 'http://localhost:3000',
    ordersPerMinute: 6,
    password: 'marketplace',
    logLevel: 'info',
    clerks: ['+6281200000001', '+6281200000002'],
    clerkAfterMinutes: 8,
  });
  expect(settings.buyers).toHaveLength(40);
  expect(settings.buyers[0]).toBe('+6281210000001');
  expect(settings.buyers[39]).toBe('+6281210000040');
});

it('takes numbers as people write them, and an address with or without its slash', () => {
  expect(
    readSettings({ BUYERS: '0812-1000-0001, 62812 1000 0002', API_URL: 'https://api.example/' }),
  ).toMatchObject({
    buyers: ['+6281210000001', '+6281210000002'],
    apiUrl: 'https://api.example',
  });
});

it.each([
  [{ API_URL: 'localhost' }, 'API_URL'],
  [{ API_URL: 'file:///etc/passwd' }, 'API_URL'],
  [{ ORDERS_PER_MINUTE: 'many' }, 'ORDERS_PER_MINUTE'],
  [{ ORDERS_PER_MINUTE: '0' }, 'ORDERS_PER_MINUTE'],
  [{ ORDERS_PER_MINUTE: '601' }, 'ORDERS_PER_MINUTE'],
  [{ BUYERS: '0812-1000-0001,nobody' }, 'BUYERS'],
  [{ CLERKS: 'nobody' }, 'CLERKS'],
  [{ CLERK_AFTER_MINUTES: '-1' }, 'CLERK_AFTER_MINUTES'],
  [{ OWN_SYSTEM_PORT: '70000' }, 'OWN_SYSTEM_PORT'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
])('names the wrong setting of %j in one line', (environment, named) => {
  expect(() => readSettings(environment)).toThrow(`wrong settings: ${named}: `);
  expect(() => readSettings(environment)).toThrow(/^[^\n]+$/);
});

it('names every wrong setting at once', () => {
  expect(() => readSettings({ API_URL: 'x', LOG_LEVEL: 'y' })).toThrow(/API_URL.*LOG_LEVEL/);
});
