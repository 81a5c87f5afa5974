import { expect, it } from 'vitest';
import { deviceIn, placeOf } from './sign-in-place.ts';

it.each([
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    'Chrome di Android',
  ],
  [
    'Mozilla/5.0 (Linux; Android 13; SM-A047F; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0 Mobile Safari/537.36',
    'Aplikasi di Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari di iPhone atau iPad',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0',
    'Edge di Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', 'Firefox di Linux'],
  ['curl/8.5.0', ''],
])('a browser is told by what it says of itself', (agent, device) => {
  expect(deviceIn(agent)).toBe(device);
});

it('who says nothing is known by where they come from alone', () => {
  expect(placeOf({}, '203.0.113.7')).toEqual({
    client_type: 'UNKNOWN',
    device: '',
    address: '203.0.113.7',
  });
});
