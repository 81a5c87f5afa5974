/** Of those that were opened again the ones that still have to come back to the list. */
export const notBackYet = (
  undone: readonly string[],
  left: readonly string[],
  isWaiting: (id: string) => boolean,
): readonly string[] => {
  const awaited = undone.filter((id) => left.includes(id) || isWaiting(id));
  return awaited.length === undone.length ? undone : awaited;
};
