import { describe, expect, it } from 'vitest';
import { inWords, phoneCheck, textCheck } from '../../platform/forms/checks.ts';
import { daysCheck, emailCheck, patternCheck } from './checks.ts';

describe('what is wrong is told before sending, with the server’s codes [VR-01]', () => {
  it('texts are measured without the blanks around and between them', () => {
    expect(textCheck('', 3, 10)).toBe('required');
    expect(textCheck('', 0, 10)).toBeUndefined();
    expect(textCheck(' a  b ', 4, 10)).toBe('too_short');
    expect(textCheck('a   b', 3, 3)).toBeUndefined();
    expect(textCheck('x'.repeat(11), 3, 10)).toBe('too_long');
  });

  it('numbers, addresses and codes have their forms', () => {
    expect([phoneCheck(''), phoneCheck('021'), phoneCheck('0812-3456-7890')]).toEqual([
      'required',
      'phone_number_invalid',
      undefined,
    ]);
    expect([emailCheck(' '), emailCheck('a@b'), emailCheck(' a@b.id ')]).toEqual([
      'required',
      'email_invalid',
      undefined,
    ]);
    expect(patternCheck('1234', /^\d{5}$/, 'postal_code_invalid')).toBe('postal_code_invalid');
  });

  it('days off lie ahead, in order, and are 60 at most', () => {
    const today = '2026-11-15';
    const check = (date_from: string, date_to: string) => daysCheck({ date_from, date_to }, today);
    expect(check('2026-11-15', '2027-01-13')).toEqual({});
    expect(check('2026-11-15', '2027-01-14')).toEqual({ date_to: 'date_range_too_long' });
    expect(check('2026-11-14', '2026-11-16')).toEqual({ date_from: 'date_past' });
    expect(check('2026-11-16', '2026-11-15')).toEqual({ date_to: 'date_range_reversed' });
    expect(check('', '')).toEqual({ date_from: 'required', date_to: 'required' });
  });

  it('is said in words, field by field', () => {
    expect(inWords({ name: 'required', email: undefined })).toEqual({ name: 'Wajib diisi.' });
  });
});
