/** Where the page lies that stands for every private one. */
export const shellAddress = '/shell';

/** Where most visits begin: its data is asked for before its code is there. */
export const ordersAddress = '/seller/orders';
