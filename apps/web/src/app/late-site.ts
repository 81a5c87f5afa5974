import { latePart } from '../ui/late-part.ts';

/** Every address of the site with what it asks for first. The pages before the login start without it. */
export const lateSite = latePart(() => import('./routes.gen.ts').then((part) => part.routeTree));
