// The rooms of a folder and the rooms each may import from. Files beside the rooms may import all of them.

/** @type {Record<string, Record<string, readonly string[]>>} */
const rooms = {
  'core/src/domain/estimates': {
    model: [],
    pricing: ['model', 'calculators'],
    // The hours of a piece of work follow the book's rule; pricing explains a calculated line by its calculation.
    calculators: ['model', 'pricing'],
    edits: ['model', 'pricing', 'calculators'],
    sync: ['model', 'edits'],
    templates: ['model', 'pricing', 'calculators'],
    versions: ['model', 'pricing', 'edits', 'templates'],
    intake: ['model'],
    checks: ['model', 'pricing', 'intake'],
    explanations: ['model', 'pricing', 'calculators'],
    photos: ['model'],
    wording: [
      'model',
      'pricing',
      'calculators',
      'edits',
      'versions',
      'intake',
      'explanations',
      'checks',
      'sync',
      'templates',
    ],
  },
  'core/src/domain/catalogue': {
    book: [],
    regions: ['book'],
    reading: ['book', 'regions'],
    editions: ['book'],
    'house-values': ['book', 'reading'],
    draft: ['book', 'reading'],
    import: ['book', 'reading', 'draft'],
  },
  'core/src/contract': {
    account: ['estimates'],
    ads: [],
    catalogue: ['estimates'],
    companies: [],
    content: [],
    enquiries: ['companies'],
    estimates: [],
    help: [],
    reports: ['companies'],
    session: [],
    sharing: ['estimates'],
    system: [],
  },
  'server/src/features/estimates': {
    record: [],
    sync: ['record'],
    customers: ['record'],
    intake: ['record', 'customers'],
    edits: ['record', 'sync', 'intake'],
    comments: ['record', 'sync'],
    templates: ['record', 'edits'],
    list: ['record', 'edits', 'templates'],
    dashboard: ['record', 'list'],
    photos: ['record'],
    documents: ['record', 'photos'],
    exchange: ['record', 'edits'],
  },
  'server/src/http': {
    limits: [],
    calls: ['limits'],
    operations: [],
    security: ['limits', 'operations'],
    pages: ['calls'],
    docs: ['pages'],
  },
  'web/src/ui': {
    theme: [],
    primitives: [],
    feedback: ['theme', 'primitives'],
    actions: ['theme', 'primitives', 'feedback'],
    fields: ['theme', 'primitives', 'feedback', 'actions'],
    choices: ['theme', 'primitives', 'feedback', 'actions', 'fields'],
    overlays: ['theme', 'primitives', 'feedback', 'actions', 'fields', 'choices'],
    layout: ['theme', 'primitives', 'feedback', 'actions', 'fields', 'choices', 'overlays'],
    text: ['theme', 'primitives', 'feedback', 'actions', 'fields', 'choices', 'overlays', 'layout'],
    grid: ['theme', 'primitives', 'feedback', 'actions', 'fields', 'choices', 'overlays', 'layout'],
  },
  'web/src/offline': {
    storage: [],
    sync: ['storage'],
    photos: ['sync'],
  },
};

/** @param {string} tests The pattern of test files, which may look everywhere. */
exports.roomArrows = (tests) =>
  Object.entries(rooms).flatMap(([folder, table]) =>
    Object.entries(table).map(([room, allowed]) => ({
      name: `rooms-of-${folder.replaceAll('/', '-')}-${room}`,
      comment: 'A room imports the rooms its table names.',
      severity: 'error',
      from: { path: `^${folder}/${room}/`, pathNot: tests },
      to: {
        path: `^${folder}/[^/]+/`,
        pathNot: [room, ...allowed].map((other) => `^${folder}/${other}/`),
      },
    })),
  );
