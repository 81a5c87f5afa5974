/** How long the seller has to answer, the buyer to take an offer, and both to appeal. */
export const answerHours = 48;
