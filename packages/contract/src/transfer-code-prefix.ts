/** How a hand-over code begins: an address may carry a code or a token, and this tells them apart. */
export const transferCodePrefix = 'ho_';
