/** Under this name the browser keeps the state. */
export const persistKey = 'marketplace';
