export { OnboardingCard } from '../../shared/onboarding/onboarding-card.tsx';
export { BooksTask } from './books-task.tsx';
export { HomeHelp } from './picture/home-help.tsx';
export { HomePicture } from './picture/home-picture.tsx';
export { StoresSideBySide } from './stores-side-by-side.tsx';
