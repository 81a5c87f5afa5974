import { describe, expect, it } from 'vitest';
import { oldStates, version7 } from '../../testing/old-states.ts';
import { type Migration, migrate, migrations } from './migrate.ts';

describe('a state that an earlier release has kept', () => {
  it('is taken up to version 7 from each of the six before, and to the same state [EN-19]', () => {
    expect(oldStates.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(Object.keys(migrations)).toEqual(['2', '3', '4', '5', '6', '7']);
    for (const old of oldStates) expect(migrate(old), `${old.version}`).toEqual(version7);
  });

  it.each(oldStates)('of version $version comes out wrong without its migration', (old) => {
    const left: Record<number, Migration> = {
      ...migrations,
      [old.version + 1]: (state: unknown) => state,
    };
    let result: unknown;
    try {
      result = migrate(old, left);
    } catch {
      result = 'nothing';
    }
    expect(result).not.toEqual(version7);
  });

  it('without an offer or a code under way has none afterwards', () => {
    const [first] = oldStates;
    const otp = {
      primary_otp_method: null,
      is_whitelisted_for_otp_selection: null,
      phoneNumber: null,
    };
    const state = { ...first.state, user: { ...first.state.user, ...otp }, tender_draft: null };
    expect(migrate({ state, version: 1 })).toEqual({
      ...version7,
      user: { ...version7.user, otp: null },
      tenders: {},
    });
  });
});
