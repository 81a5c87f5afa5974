/** Forms about an order: whoever is done with one is not led back into another. */
const formPath =
  /^\/seller\/orders\/(accept|reject|confirm-order-delivered|delivery-failed|drivers\/)/;

export const isOrderForm = (path: string): boolean => formPath.test(path);

export const isOrderList = (path: string): boolean => /^\/seller\/orders(\?|$)/.test(path);
