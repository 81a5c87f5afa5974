export { ProductPicture } from '../../../shared/product-picture.tsx';
export { CardMenu } from './card-menu.tsx';
export { hearLongPress } from './hear-long-press.ts';
export { PickBar } from './pick-bar.tsx';
export { PickMark } from './pick-mark.tsx';
export { isSelected, withOther } from './picked.ts';
