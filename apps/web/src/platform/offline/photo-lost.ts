/** A photo that is nowhere any more: what it belongs to cannot be sent as it was meant. */
export class PhotoLost extends Error {}
