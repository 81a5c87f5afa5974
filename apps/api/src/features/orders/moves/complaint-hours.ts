/** A buyer who says nothing for this long has what they ordered. */
export const complaintHours = 48;

/** Goods are so long on their way, or ready to be fetched, before the marketplace moves the order itself. */
export const waitingHours = 7 * 24;
