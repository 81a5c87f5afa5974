import { expect, it } from 'vitest';
import { namedError, problemOf } from './scan-problems.ts';

it.each([
  ['NotAllowedError', 'refused'],
  ['NotFoundError', 'absent'],
  ['OverconstrainedError', 'absent'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
])('%s of a browser means: %s', (name, problem) => {
  expect(problemOf(new DOMException('', name))).toBe(problem);
});

it('ours are told apart, and anything else can be tried again', () => {
  expect(problemOf(namedError('NoCameraApi'))).toBe('unavailable');
  expect(problemOf(namedError('ReaderMissing'))).toBe('unread');
  expect(problemOf('?')).toBe('busy');
});
