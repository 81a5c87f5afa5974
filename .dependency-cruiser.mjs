/** The rules of the house that a tool can keep. See docs/architecture.md. */
const feature = '^apps/(api|web)/src/features/([^/]+)/';

export default {
  forbidden: [
    {
      name: 'no-circle',
      comment: 'A circle has no top to read from.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-folder-circle',
      comment: 'Folders that need each other are one folder.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
    {
      name: 'api-features-meet-at-services',
      comment: 'An API feature calls another only through its services.',
      severity: 'error',
      from: { path: '^apps/api/src/features/([^/]+)/' },
      to: {
        path: '^apps/api/src/features/([^/]+)/',
        pathNot: ['^apps/api/src/features/$1/', '\\.service\\.ts$'],
      },
    },
    {
      name: 'web-features-are-islands',
      comment: 'Web features meet by address, by contract, or in platform state.',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/features/([^/]+)/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'platform-knows-no-feature',
      severity: 'error',
      from: { path: '^apps/(api|web)/src/platform/' },
      to: { path: '^apps/(api|web)/src/(features|shared|app|world|admin)/' },
    },
    {
      name: 'shared-is-what-features-share',
      comment:
        'Parts of the product that several features show; a feature of its own is none of it.',
      severity: 'error',
      from: { path: '^apps/web/src/shared/' },
      to: { path: '^apps/web/src/(features|app)/' },
    },
    {
      name: 'ui-knows-no-product',
      severity: 'error',
      from: { path: '^apps/web/src/ui/' },
      to: { path: '^apps/web/src/(features|shared|app|platform)/|^packages/' },
    },
    {
      name: 'nothing-imports-app',
      comment: 'app composes; only entry points, the build, tests and the admin program start it.',
      severity: 'error',
      from: {
        path: '^(apps|packages)/',
        pathNot: ['/src/(app|testing|admin|guards)/', '^apps/web/build/', '\\.test\\.ts$'],
      },
      to: { path: '^apps/[^/]+/src/app/' },
    },
    {
      name: 'only-sql-files-query',
      comment: 'Routes bind and services decide; queries stand in *.sql.ts.',
      severity: 'error',
      from: { path: feature, pathNot: ['\\.sql\\.ts$', '\\.test\\.ts$'] },
      to: { path: '^node_modules/kysely/' },
    },
    {
      name: 'routes-hold-no-query',
      severity: 'error',
      from: { path: '\\.routes\\.ts$' },
      to: { path: '\\.sql\\.ts$' },
    },
    {
      name: 'world-is-for-filling',
      comment: 'The product does not depend on made-up data.',
      severity: 'error',
      from: { path: '^apps/api/src/(features|platform)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/api/src/(world|testing|guards)/' },
    },
    {
      name: 'contract-stands-alone',
      severity: 'error',
      from: { path: '^packages/contract/' },
      to: { path: '^apps/|^bench/' },
    },
    {
      name: 'simulator-acts-over-the-api',
      comment: 'What plays the buyers has no way around the API.',
      severity: 'error',
      from: { path: '^apps/(simulator|accurate-sandbox)/' },
      to: { path: '^apps/(api|web)/|^node_modules/(pg|kysely|@electric-sql)/' },
    },
    {
      name: 'no-unresolvable',
      comment:
        'Whether the address of a file, or what the build itself makes, is there, the build tells.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\?url$|^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
};
