/** What `build/route-groups.ts` makes of the site map. */
declare module 'virtual:routes/public' {
  export const parent: import('@tanstack/react-router').AnyRoute;
  export const routes: [publicLayout: import('@tanstack/react-router').AnyRoute];
}

declare module 'virtual:routes/core' {
  export const parent: import('@tanstack/react-router').AnyRoute;
  export const routes: [privateLayout: import('@tanstack/react-router').AnyRoute];
}

declare module 'virtual:routes/late' {
  export const late: [
    beginnings: string[],
    fetchGroup: () => Promise<import('./route-group.ts').RouteGroup>,
    isPublic?: true,
  ][];
}

declare module 'virtual:routes/addresses' {
  export const addresses: readonly string[];
}
