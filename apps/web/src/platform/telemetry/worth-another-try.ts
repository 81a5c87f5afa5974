/** What a service finds wrong stays wrong; one that is busy or broken may take it later. */
export const isWorthAnotherTry = (status: number): boolean => status === 429 || status >= 500;
