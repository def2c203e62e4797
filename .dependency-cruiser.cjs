const {
  CONTRACT_ROOMS,
  FIXTURE_ROOMS,
  ASSET_ROOMS,
  SERVER_ROOMS,
  CLIENT_ROOMS,
} = require('./scripts/import-rooms.cjs');

/** Imports go one way: contracts <- house-style <- fixtures <- server; the contract suite alone takes fixtures; contracts <- client/lib <- state <- data; lib, theme <- ui; data, ui <- features <- pages <- app. */
const never = (name, from, to, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from },
  to: { path: to },
});
const tests = '(\\.test\\.tsx?$|/e2e/|/testing/)';

const inOrder = (rooms, prefix, folder) =>
  // the last room has none after it
  rooms
    .slice(0, -1)
    .map((room, i) =>
      never(
        `${prefix}-${room}-knows-only-rooms-before-it`,
        `${folder}${room}/`,
        `${folder}(${rooms.slice(i + 1).join('|')})/`,
      ),
    );

/** Makers of pictures and files: guests, whose folders only they enter. What lies in fixtures/assets itself is a door. */
const ASSETS = '^fixtures/assets/';
const DOORS = `${ASSETS}[^/]+$`;
const RENDERER = `${ASSETS}renderer/`;
const assets = [
  ...inOrder(ASSET_ROOMS, 'assets', ASSETS),
  {
    name: 'assets-entered-by-their-doors',
    severity: 'error',
    comment: 'fixtures/assets/README.md says which door has what',
    from: { pathNot: ASSETS },
    to: { path: ASSETS, pathNot: DOORS },
  },
  {
    name: 'made-up-data-knows-names-of-assets-only',
    severity: 'error',
    from: { path: '^fixtures/(?!assets/)' },
    to: { path: ASSETS, pathNot: `${ASSETS}names\\.ts$` },
  },
  {
    name: 'assets-closed-to-the-shop',
    severity: 'error',
    from: { path: '^(server|client|contracts)/', pathNot: tests },
    to: { path: ASSETS },
  },
  {
    name: 'names-and-plans-load-nothing-that-draws',
    severity: 'error',
    comment: "a shop's start loads the names, and each start of the maker the plan",
    from: { path: `${ASSETS}(names|plan)\\.ts$` },
    to: { path: `${RENDERER}(draw|trace/)|^node_modules/(sharp|pdfkit)/`, reachable: true },
  },
  {
    name: 'assets-know-the-catalogue-only',
    severity: 'error',
    from: { path: ASSETS, pathNot: tests },
    to: { path: '^fixtures/', pathNot: '^fixtures/(assets|catalogue)/' },
  },
  never('assets-leave-their-doors-to-others', `${ASSETS}[^/]+/`, `${ASSETS}(names|plan|make)\\.ts$`),
  never('renderer-knows-no-made-up-data', RENDERER, '^fixtures/(?!assets/)'),
  {
    name: 'renderer-entered-by-its-doors',
    severity: 'error',
    from: { path: ASSETS, pathNot: RENDERER },
    to: {
      path: RENDERER,
      pathNot: `${RENDERER}(appearance|bitmap|picture-job|picture-name|draw|draw-product|floor|patterns/layout|patterns/layout-of|film/frames|film/shot)\\.ts$`,
    },
  },
];

const insideServer = [
  ...Object.entries(SERVER_ROOMS).map(([room, known]) => ({
    name: `server-${room.replaceAll('/', '-')}-knows-rooms-above-it`,
    severity: 'error',
    from: { path: `^server/${room}/`, pathNot: tests },
    to: { path: '^server/', pathNot: `^server/(${[room, ...known].join('|')})/` },
  })),
  {
    name: 'server-rooms-are-listed',
    severity: 'error',
    from: {
      path: '^server/.+/',
      pathNot: `${tests}|^server/(${Object.keys(SERVER_ROOMS).join('|')}|mock/[^/]+\\.ts$)`,
    },
    to: {},
  },
  {
    name: 'server-shop-resources-know-the-product-only',
    severity: 'error',
    // a resource is a folder, or one file if it is small
    from: { path: '^server/mock/shop/([^/]+?)(/|\\.ts$)', pathNot: tests },
    to: { path: '^server/mock/shop/', pathNot: '^server/mock/shop/($1|product)(/|\\.ts$)' },
  },
  {
    name: 'server-fixtures-in-the-mock-only',
    severity: 'error',
    from: { path: '^server/', pathNot: `${tests}|^server/mock/(engine/seeds|tools/histories|shop/file)/` },
    to: { path: '^fixtures/' },
  },
];

module.exports = {
  forbidden: [
    ...inOrder(FIXTURE_ROOMS, 'fixtures', '^fixtures/'),
    ...assets,
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'contracts-are-a-leaf',
      severity: 'error',
      from: { path: '^contracts/', pathNot: `${tests}|^contracts/suite/` },
      to: { pathNot: ['^contracts/', '^node_modules/(zod|md5|dayjs|minisearch)/'] },
    },
    // the last room has none after it
    ...CONTRACT_ROOMS.slice(0, -1).map((room, i) => ({
      name: `contracts-${room}-knows-only-rooms-before-it`,
      severity: 'error',
      from: { path: `^contracts/${room}/`, pathNot: tests },
      to: { path: `^contracts/(${CONTRACT_ROOMS.slice(i + 1).join('|')})/` },
    })),
    never('house-style-knows-contracts-only', '^house-style/', '^(fixtures|server|client)/'),
    {
      name: 'house-style-for-papers-and-files-only',
      severity: 'error',
      from: { pathNot: '^(house-style|fixtures/assets/files|server/mock/engine/papers)/' },
      to: { path: '^house-style/' },
    },
    never('suite-knows-no-server', '^contracts/suite/', '^(server|client)/'),
    never('fixtures-know-contracts-only', '^fixtures/', '^(server|client)/'),
    never('server-never-imports-client', '^server/', '^client/', 'the built bundle is loaded by path'),
    never('client-never-imports-server', '^client/', '^server/'),
    {
      name: 'fixtures-in-client-tests-only',
      severity: 'error',
      from: { path: '^client/', pathNot: tests },
      to: { path: '^fixtures/' },
    },
    ...Object.entries(CLIENT_ROOMS)
      .map(([room, known]) =>
        never(
          `client-${room}-knows-rooms-below-it`,
          `^client/${room}/`,
          `^client/(${Object.keys(CLIENT_ROOMS)
            .filter((other) => other !== room && !known.includes(other))
            .join('|')})/`,
        ),
      )
      .filter(({ to }) => to.path !== '^client/()/'),
    {
      name: 'pages-never-import-pages',
      severity: 'error',
      from: { path: '^client/pages/([^/]+)/' },
      to: { path: '^client/pages/', pathNot: '^client/pages/$1/' },
    },
    {
      name: 'features-never-import-features',
      severity: 'error',
      from: { path: '^client/features/([^/]+)/' },
      to: { path: '^client/features/', pathNot: '^client/features/$1/' },
    },
    never('shop-knows-no-console', '^client/(?!console/|e2e/)', '^client/console/'),
    never('desktop-knows-no-mobile', '\\.desktop\\.tsx$', '\\.mobile\\.tsx$'),
    never('mobile-knows-no-desktop', '\\.mobile\\.tsx$', '\\.desktop\\.tsx$'),
    {
      name: 'environment-read-in-one-place',
      severity: 'error',
      from: { path: '^server/', pathNot: `${tests}|^server/(main|config/)` },
      // the shape of the environment may be known; reading it may not
      to: { path: '^server/config/read-environment', dependencyTypesNot: ['type-only'] },
    },
    ...insideServer,
    {
      name: 'not-from-tests',
      severity: 'error',
      from: { pathNot: tests },
      to: { path: '\\.test\\.tsx?$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // before a build, what scripts import from dist/ isn't found, and its path keeps the dots
    exclude: { path: '(^(\\.\\./)*dist/|^\\.cache/)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
