/**
 * The rooms of the code in the order in which they import: each may import those that are named beside it, and itself. Both the
 * import rules (.dependency-cruiser.cjs) and the drawing in docs/architecture.md are made from these tables.
 */

/** A room imports those before it. */
const CONTRACT_ROOMS = ['api', 'domain', 'site', 'suite'];

/** A room imports those before it. */
const FIXTURE_ROOMS = ['catalogue', 'people', 'projects', 'orders', 'builders', 'growth'];

/** The rooms of fixtures/assets; a room imports those before it. */
const ASSET_ROOMS = ['lib', 'renderer', 'pictures', 'files', 'works'];

/** The mock's floors in their order: a floor imports those before it. */
const FLOORS = ['engine', 'company', 'shop', 'trade', 'tools'];
const below = (floor) => FLOORS.slice(0, FLOORS.indexOf(floor)).map((lower) => `mock/${lower}`);
const inEngine = (...rooms) => rooms.map((room) => `mock/engine/${room}`);

/**
 * What lies in server/ and server/mock/ itself puts the rooms together. Of a floor that is named all rooms may be imported, and
 * of the floor of a room itself those above it in this list. A new room is a new line.
 */
const SERVER_ROOMS = {
  config: [],
  http: ['config'],
  calls: ['http'],
  'browser-reports': ['http'],
  tracing: ['http', 'calls'],
  metrics: ['http', 'browser-reports', 'tracing'],
  workers: ['http'],
  'device-redirect': [],
  gateway: ['http', 'calls'],
  upstream: ['config', 'http', 'calls'],
  pages: ['http', 'calls', 'device-redirect'],
  'mock/engine/security': [],
  'mock/engine/database': ['config'],
  'mock/engine/input': ['http', 'calls'],
  'mock/engine/access': ['http', 'calls', ...inEngine('security', 'database')],
  'mock/engine/pictures': ['calls', ...inEngine('database')],
  'mock/engine/pdfs': ['config', 'calls'],
  'mock/engine/papers': ['calls'],
  'mock/engine/card-desk': ['calls'],
  'mock/engine/limits': ['http', 'calls', ...inEngine('security', 'database')],
  'mock/engine/mail': ['http', 'calls', ...inEngine('security', 'database', 'access')],
  'mock/engine/seeds': ['calls', ...inEngine('security', 'database')],
  'mock/engine/answering': [
    'http',
    'calls',
    ...inEngine('security', 'database', 'input', 'access', 'limits', 'mail', 'card-desk'),
  ],
  'mock/company': ['calls', ...below('company')],
  'mock/shop': ['calls', ...below('shop')],
  'mock/trade': ['calls', ...below('trade')],
  'mock/tools/card-provider': ['config', 'http', ...inEngine('database', 'card-desk')],
  'mock/tools/histories': below('tools'),
  'mock/tools/recorded': ['http', 'calls', ...inEngine('input', 'answering')],
  'mock/tools/journal': ['http', 'calls', ...inEngine('input', 'access', 'answering')],
  'mock/tools/faults': ['calls', ...inEngine('input', 'answering')],
  'mock/tools/worlds': ['http', 'calls', 'mock/engine', 'mock/tools/journal', 'mock/tools/faults'],
  'mock/tools/saved-worlds': ['calls', 'mock/engine', 'mock/tools/journal', 'mock/tools/worlds'],
  'mock/tools/console': [
    'http',
    'calls',
    'browser-reports',
    ...below('tools'),
    'mock/tools/card-provider',
    'mock/tools/journal',
    'mock/tools/faults',
    'mock/tools/worlds',
    'mock/tools/saved-worlds',
  ],
};

const SHOWN = ['lib', 'theme', 'state', 'data', 'ui'];
/** The console and the browser tests stand beside the shop: nothing of it imports them. */
const CLIENT_ROOMS = {
  lib: [],
  theme: [],
  state: ['lib'],
  data: ['lib', 'state'],
  ui: ['lib', 'theme'],
  features: SHOWN,
  pages: [...SHOWN, 'features'],
  app: [...SHOWN, 'features', 'pages'],
  rendering: [...SHOWN, 'app'],
};

module.exports = { CONTRACT_ROOMS, FIXTURE_ROOMS, ASSET_ROOMS, FLOORS, SERVER_ROOMS, CLIENT_ROOMS };
