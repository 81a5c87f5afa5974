/** A plate as the police write it: area, number, series. Apart from its schema, so that a form needs no schema library. */
export const plateNumberPattern = /^[A-Z]{1,2} [1-9]\d{0,3}( [A-Z]{1,3})?$/;

/** b1234xyz, B-1234-XYZ or B  1234 xyz as B 1234 XYZ; what is no plate stays as it is, in capitals. */
export function normalisedPlateNumber(text: string): string {
  const plain = text.trim().toUpperCase();
  const match = /^([A-Z]{1,2})[\s.-]*(\d{1,4})[\s.-]*([A-Z]{0,3})$/.exec(plain);
  return match ? match.slice(1).filter(Boolean).join(' ') : plain.replace(/\s+/g, ' ');
}
