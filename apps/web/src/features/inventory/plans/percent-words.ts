/** 12,5%: shares are seldom whole. */
export const percentWords = (value: number): string => `${String(value).replace('.', ',')}%`;
