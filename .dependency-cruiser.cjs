// The arrows of the house, as docs/architecture.md draws them. `npm run check` runs them over every source file.

const { roomArrows } = require('./scripts/checks/room-arrows.cjs');

/** Whom a feature may look into besides itself and session. */
const written = {
  estimates: ['catalogue', 'account'],
  sharing: ['estimates', 'catalogue', 'account', 'shop'],
  shop: ['estimates', 'catalogue', 'account', 'reports'],
};

const tests = '\\.(test|story)\\.tsx?$';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one idea in two places.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'everything-resolves',
      comment: 'An import that leads nowhere is a mistake, and hides every arrow behind it.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^@sparticuz/chromium$' },
    },
    {
      name: 'domain-imports-nothing',
      comment: 'core/src/domain is what is true of estimates anywhere: no package, no I/O, no contract.',
      severity: 'error',
      from: { path: '^core/src/domain/', pathNot: tests },
      to: { pathNot: '^core/src/domain/' },
    },
    {
      name: 'contract-imports-domain-and-typebox',
      severity: 'error',
      from: { path: '^core/src/contract/', pathNot: tests },
      to: { pathNot: ['^core/src/(domain|contract)/', '^node_modules/typebox/'] },
    },
    {
      name: 'illustrations-import-core',
      severity: 'error',
      from: { path: '^illustrations/src/', pathNot: [tests, '/testing/'] },
      to: { pathNot: ['^illustrations/src/', '^core/src/'] },
    },
    {
      name: 'rooms-import-no-tools',
      comment: 'Tests, figures and scripts look at the rooms; the rooms do not look back.',
      severity: 'error',
      from: { path: '^(core|illustrations|server|web)/src/', pathNot: tests },
      to: { path: '^(scripts|e2e|perf|chaos)/' },
    },
    {
      name: 'server-never-meets-web',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^web/' },
    },
    {
      name: 'web-never-meets-server',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^server/' },
    },
    ...featureArrows(),
    ...roomArrows(tests),
    {
      name: 'offline-knows-no-screen',
      severity: 'error',
      from: { path: '^web/src/offline/', pathNot: tests },
      to: { path: '^web/src/(features|app|ui)/' },
    },
    {
      name: 'ui-knows-no-feature',
      severity: 'error',
      from: { path: '^web/src/(ui|lib)/', pathNot: tests },
      to: { path: '^web/src/(features|app)/' },
    },
    {
      name: 'only-ui-names-react-aria',
      severity: 'error',
      from: { path: '^web/', pathNot: '^web/src/ui/' },
      to: { path: '^node_modules/(react-aria|react-aria-components|@react-aria|react-stately)/' },
    },
    {
      name: 'kysely-stays-near-the-database',
      severity: 'error',
      from: {
        path: '^server/src/',
        pathNot: ['-(queries|service)\\.ts$', '^server/src/(backup|database|jobs|mail|testing)/', tests],
      },
      to: { path: '^node_modules/(kysely|pg)/' },
    },
    {
      name: 'fastify-stays-at-the-door',
      severity: 'error',
      from: {
        path: '^server/src/',
        pathNot: ['-routes\\.ts$', '^server/src/(http|testing)/', '^server/src/(app|main)\\.ts$', tests],
      },
      to: { path: '^node_modules/(fastify|@fastify)/' },
    },
    {
      name: 'no-shell',
      comment: 'Only the PostgreSQL launcher and the tools start other programs.',
      severity: 'error',
      from: {
        path: '^(core|illustrations|server|web)/',
        pathNot: ['^server/src/database/', '/testing/', tests],
      },
      to: { path: '^(node:)?child_process$' },
    },
    {
      name: 'production-code-imports-no-test',
      severity: 'error',
      from: { pathNot: [tests, '/testing/', '^(e2e|perf|chaos|scripts)/', '\\.config\\.ts$'] },
      to: { path: [tests, '/src/testing/'] },
    },
    {
      name: 'no-development-package-in-a-room',
      comment: 'What the product runs on is listed under dependencies of its own workspace.',
      severity: 'error',
      from: {
        path: '^(core|illustrations|server|web)/src/',
        pathNot: [tests, '/testing/', '^web/src/[^/]+\\.config\\.ts$'],
      },
      to: {
        dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
        pathNot: '^node_modules/(vite|@types)/',
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['(^|/)(dist|dist-ui)/', '\\?(raw|url|worker|inline)'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.css'],
    },
  },
};

function featureArrows() {
  return ['server', 'web'].flatMap((room) => {
    const named = Object.keys(written).join('|');
    const others = arrow(room, 'others', `([^/]+)`, ['$1']);
    others.from.pathNot.push(`^${room}/src/features/(${named})/`);
    return [
      others,
      ...Object.entries(written).map(([feature, seen]) => arrow(room, feature, feature, [feature, ...seen])),
    ];
  });
}

function arrow(room, name, feature, seen) {
  return {
    name: `features-keep-to-themselves-${room}-${name}`,
    comment: 'A feature imports no other, except session and the written list.',
    severity: 'error',
    from: { path: `^${room}/src/features/${feature}/`, pathNot: [tests] },
    to: {
      path: `^${room}/src/features/`,
      pathNot: [...seen, 'session'].map((other) => `^${room}/src/features/${other}/`),
    },
  };
}
