import type { KeyboardEvent } from 'react';
import { type Cell, movedBy, type Size } from './grid-moves.ts';
import type { GridWork } from './use-grid-work.ts';

/** Keys while no cell is open. What is not the grid's own goes on to the page: Tab leaves it. */
export function hearGridKey(event: KeyboardEvent, work: GridWork, size: Size): void {
  const isControl = event.ctrlKey || event.metaKey;
  const { at, to } = work.selection;
  const next = movedBy(event.key, isControl, event.shiftKey ? to : at, size);
  const act = next ? () => work.go(next, event.shiftKey) : actOf(event, isControl, work);
  if (!act) return;
  event.preventDefault();
  event.stopPropagation();
  act();
}

function actOf(event: KeyboardEvent, isControl: boolean, work: GridWork): (() => void) | undefined {
  const { key, altKey, shiftKey } = event;
  if (isControl) {
    const acts: Record<string, () => void> = {
      a: work.selectAll,
      d: work.fillDown,
      y: work.redo,
      z: shiftKey ? work.redo : work.undo,
    };
    return acts[key.toLowerCase()];
  }
  if (key === 'Enter' || key === 'F2' || key === ' ') return () => work.edit();
  if (key === 'Escape') return work.cancel;
  if (key === 'Delete' || key === 'Backspace') return work.clear;
  return key.length === 1 && !altKey ? () => work.edit(key) : undefined;
}

const sideways: Record<string, Cell> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

/** Before the input goes: what goes with the focus on it hands it on to another row. */
const focusCell = ({ currentTarget }: KeyboardEvent) =>
  currentTarget.closest<HTMLElement>('[data-cell]')?.focus({ preventScroll: true });

/** Keys in an open cell: what ends it, and where to then. */
export function hearCellKey(event: KeyboardEvent, work: GridWork, { rows, columns }: Size): void {
  event.stopPropagation();
  const { key, shiftKey, nativeEvent } = event;
  if (nativeEvent.isComposing) return;
  if (key === 'Escape') {
    event.preventDefault();
    work.cancel();
    focusCell(event);
    return;
  }
  const step =
    key === 'Enter'
      ? { row: shiftKey ? -1 : 1, column: 0 }
      : key === 'Tab'
        ? { row: 0, column: shiftKey ? -1 : 1 }
        : work.editing?.isTyped
          ? sideways[key]
          : undefined;
  if (!step) return;
  event.preventDefault();
  work.commit();
  focusCell(event);
  const { row, column } = work.selection.at;
  work.go({
    row: Math.max(0, Math.min(rows - 1, row + step.row)),
    column: Math.max(0, Math.min(columns - 1, column + step.column)),
  });
}
