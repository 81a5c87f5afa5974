/** What operators are for. ADMIN may do what all others may. */
export const operatorRoles = ['CATALOGUE', 'FINANCE', 'SUPPORT', 'ADMIN'] as const;
export type OperatorRole = (typeof operatorRoles)[number];
