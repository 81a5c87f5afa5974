export const acceptCall = 'POST /api/orders/seller/accept-order';
