import { describe, expect, it } from 'vitest';
import { aChannel, aMessage, aWindow } from './chat-samples.ts';
import { laterChannel, mergeWindows, mostHeld, trimmed, withMessage } from './room-window.ts';

const numbers = ({ messages }: { messages: readonly { number: number }[] }) =>
  messages.map(({ number }) => number);

describe('what is read of a channel', () => {
  it('grows on both sides without a gap or a message twice [RT-69]', () => {
    const known = aWindow(11, 20, { last_number: 20 });
    const older = mergeWindows(known, aWindow(6, 10, { last_number: 20 }));
    expect(numbers(older)).toEqual([6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
    expect([older.has_before, older.has_after]).toEqual([true, false]);
    const whole = mergeWindows(older, aWindow(1, 7, { last_number: 20 }));
    expect([numbers(whole).length, whole.has_before]).toEqual([20, false]);
    const newer = mergeWindows(known, aWindow(20, 23, { last_number: 23 }));
    expect(numbers(newer).slice(-5)).toEqual([19, 20, 21, 22, 23]);
    expect([newer.has_before, newer.has_after]).toEqual([true, false]);
  });

  it('is another place where it was jumped to, which says that there is more on both sides', () => {
    const far = mergeWindows(aWindow(90, 100, { last_number: 100 }), {
      ...aWindow(20, 30, { last_number: 100 }),
    });
    expect([far.messages[0]?.number, far.has_before, far.has_after]).toEqual([20, true, true]);
  });

  it('stays as it was where nothing has come, with the channel as it is now', () => {
    const known = aWindow(1, 3, { last_number: 3 });
    const { messages: _none, ...empty } = aWindow(1, 3, { last_number: 3, other_read_number: 3 });
    const merged = mergeWindows(known, { ...empty, messages: [] });
    expect(numbers(merged)).toEqual([1, 2, 3]);
    expect(merged.channel.other_read_number).toBe(3);
  });

  it('takes in a message that follows the last, and no other', () => {
    const known = aWindow(1, 3, { last_number: 3 });
    expect(numbers(withMessage(known, aMessage(4)))).toEqual([1, 2, 3, 4]);
    expect(withMessage(known, aMessage(3))).toBe(known);
    expect(withMessage(known, aMessage(5))).toBe(known);
    const elsewhere = { ...known, has_after: true };
    expect(withMessage(elsewhere, aMessage(4))).toBe(elsewhere);
  });

  it('holds so many messages at most, those where somebody looks', () => {
    const long = aWindow(1, mostHeld + 50, { last_number: mostHeld + 50 });
    const start = trimmed(long, 'start');
    expect([start.messages[0]?.number, start.messages.length, start.has_after]).toEqual([
      1,
      mostHeld,
      true,
    ]);
    const end = trimmed(long, 'end');
    expect([end.messages.at(-1)?.number, end.messages.length, end.has_before]).toEqual([
      mostHeld + 50,
      mostHeld,
      true,
    ]);
    expect(trimmed(aWindow(1, 5), 'end').messages).toHaveLength(5);
  });
});

it('of two rows of a channel the later counts, whichever comes last', () => {
  const before = aChannel({ last_number: 5, unread: 2, read_number: 3 });
  const read = aChannel({ last_number: 5, unread: 0, read_number: 5 });
  expect(laterChannel(before, read)).toBe(read);
  expect(laterChannel(read, before)).toBe(read);
  const blocked = aChannel({ last_number: 5, unread: 0, read_number: 5, is_blocked: true });
  expect(laterChannel(read, blocked)).toBe(blocked);
});
