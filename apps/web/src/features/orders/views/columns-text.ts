import {
  type ColumnChoice,
  isShown,
  type KnownColumn,
  noChoice,
  orderedColumns,
} from '../../../ui/table/columns.ts';

/** The columns that are shown, as an address names them; nothing where they are as usual. */
export function columnsText(choice: ColumnChoice, all: readonly KnownColumn[]): string | undefined {
  if (choice === noChoice) return undefined;
  const shown = orderedColumns(all, choice).filter((column) => isShown(column, choice));
  return shown.map(({ key }) => key).join(',');
}
