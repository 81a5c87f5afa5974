/** Pages that are read as the build has written them, besides the first; all of the group `reading` of the site map. */
export const readAddresses: readonly string[] = [
  '/seller/faq',
  '/seller/buyer-pickup',
  '/about-glog-same-day',
  '/privacy',
  '/terms',
];
