import { useState } from 'react';
import { type ColumnChoice, noChoice, readChoice } from '../../ui/table/columns.ts';
import { savedValue, saveValue } from '../device/local-storage.ts';
import { useAppState } from '../services.ts';

/** What the person has made of a table's columns, on this device. */
export function useKeptColumns(table: string) {
  const who = useAppState(({ user }) => user.auth.user_uuid);
  const name = `columns:${table}:${who}`;
  const [chosen, setChosen] = useState<{ name: string; choice: ColumnChoice }>();
  const choice = chosen?.name === name ? chosen.choice : readChoice(savedValue(name));
  const choose = (choice: ColumnChoice) => {
    saveValue(name, choice === noChoice ? undefined : JSON.stringify(choice));
    setChosen({ name, choice });
  };
  return [choice, choose] as const;
}
