import { describe, expect, it } from 'vitest';
import { aMessage } from '../live/chat-samples.ts';
import { roomRows } from './room-rows.ts';

const shape = (...input: Parameters<typeof roomRows>) =>
  roomRows(...input).map((row) => {
    if (row.kind !== 'message') return row.kind === 'day' ? row.day : row.kind;
    return `${row.message.number}${row.isFirst ? ' first' : ''}${row.isLast ? ' last' : ''}`;
  });

const timeZone = 'Asia/Jakarta';
const at = (created_at: string) => ({ created_at });

describe('a room', () => {
  it('names each day of the store’s own zone once [RT-69]', () => {
    const messages = [
      aMessage(1, at('2026-11-14T16:58:00Z')),
      aMessage(2, at('2026-11-14T16:59:00Z')),
      aMessage(3, at('2026-11-14T17:00:00Z')),
    ];
    expect(shape({ messages, timeZone })).toEqual([
      '2026-11-14',
      '1 first',
      '2 last',
      '2026-11-15',
      '3 first last',
    ]);
    expect(shape({ messages, timeZone: 'Asia/Jayapura' })[0]).toBe('2026-11-15');
  });

  it('keeps together what one person writes in one breath', () => {
    const messages = [
      aMessage(1),
      aMessage(2, { is_own: true, sender_name: 'Budi' }),
      aMessage(3, { is_own: true, sender_name: 'Budi' }),
      aMessage(4, { is_own: true, sender_name: 'Sari' }),
      aMessage(5, { is_own: true, is_automatic: true }),
      aMessage(6, { ...at('2026-11-15T05:00:00Z'), is_own: true, is_automatic: true }),
    ];
    expect(shape({ messages, timeZone }).slice(1)).toEqual([
      '1 first last',
      '2 first',
      '3 last',
      '4 first last',
      '5 first last',
      '6 first last',
    ]);
  });

  it('draws a line before the first that nobody has read', () => {
    const messages = [1, 2, 3].map((number) => aMessage(number));
    expect(shape({ messages, timeZone, unreadFrom: 2 }).slice(1)).toEqual([
      '1 first last',
      'unread',
      '2 first',
      '3 last',
    ]);
    expect(roomRows({ messages: [], timeZone })).toEqual([]);
  });
});
