import { inventoryStates, stockLevels } from '@marketplace/contract/inventory-choices';
import { expect, it } from 'vitest';
import { runningOut } from '../../../platform/navigation/running-out.ts';
import { besideTabs, inventoryTabs, isTabOf } from './inventory-tabs.ts';

const chosen = (filters: object) =>
  inventoryTabs.filter(({ search }) => isTabOf(filters, search)).map(({ label }) => label);

it('what Home leads to is a tab, and that alone', () => {
  expect([chosen(runningOut.NONE), chosen(runningOut.LOW)]).toEqual([['Habis'], ['Menipis']]);
  expect([...besideTabs(runningOut.NONE), ...besideTabs(runningOut.LOW)]).toEqual([]);
});

/** State and level of each tab, as people see them beside each other. */
const tabs = ['any/any', 'ACTIVE/any', 'INACTIVE/any', 'ACTIVE/NONE', 'ACTIVE/LOW'];

it('whatever narrows a list by level or state is to be seen: as a tab, or as what can be taken off', () => {
  for (const state of [undefined, ...inventoryStates])
    for (const stock_level of [undefined, ...stockLevels, 'NONE,LOW']) {
      const filters = { state, stock_level, store_id: '13' };
      const set = [stock_level && 'stock_level', state && 'state'].filter(Boolean);
      const shown = besideTabs(filters).map(({ name }) => name);
      const isTab = tabs.includes(`${state ?? 'any'}/${stock_level ?? 'any'}`);
      expect(chosen(filters)).toHaveLength(isTab ? 1 : 0);
      expect(shown).toEqual(isTab ? [] : set);
    }
  expect(chosen({ expires_within_days: '30' })).toEqual(['Segera kedaluwarsa']);
  expect(besideTabs({ expires_within_days: '7' })).toEqual([
    { name: 'expires_within_days', words: 'Kedaluwarsa dalam 7 hari' },
  ]);
  expect(besideTabs({ stock_level: 'NONE' })).toEqual([
    { name: 'stock_level', words: 'Stok: habis' },
  ]);
});
