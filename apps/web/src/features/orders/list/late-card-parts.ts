export { ProductPicture } from '../../../shared/product-picture.tsx';
export { CardMenu } from './card-menu.tsx';
