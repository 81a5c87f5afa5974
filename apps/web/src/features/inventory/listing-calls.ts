/** What is changed in the list itself, and may wait for a signal. */
export const updateCall = 'POST /api/inventories/update' as const;
export const stateCall = 'POST /api/inventories/update-state' as const;
