/** What is said once an order is confirmed, spelled as it always was. */
export const confirmedWords = 'Successfully confirmed order';
