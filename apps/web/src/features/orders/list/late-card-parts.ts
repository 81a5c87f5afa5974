export { ProductPicture } from '../../../shared/product-picture.tsx';
export { CardMenu } from './card-menu.tsx';
export { saidOf } from './card-move-words.ts';
export { makeMove } from './make-move.ts';
export { MovedStrip } from './moved-strip.tsx';
