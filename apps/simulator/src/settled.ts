/** A number from 0 up to 1 that belongs to an order: what was left undone today is left undone tomorrow. */
export function settled(order_id: string): number {
  let mixed = Math.imul(Number(BigInt.asUintN(32, BigInt(order_id))) ^ 0x9e3779b9, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4_294_967_296;
}
