/**
 * Imports go one way: app → components → lib, app → bff → lib, service → lib/{contract,domain,log,settings,text,time,web}.
 * Each rule says where the code belongs instead.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
const tests = '\\.test\\.tsx?$';
const rooms = '^(app|bench|bff|components|e2e|lib|server|service|test)/|^(middleware|server)\\.ts$';

/** The nouns of the service in their order: imports between them go backwards only. */
const nouns = [
  'company',
  'account',
  'captcha',
  'login',
  'staff',
  'contact',
  'label',
  'person-config',
  'room',
  'meeting',
  'notice',
  'file',
  'schedule',
  'approval',
  'online-meeting',
  'booking',
  'series',
  'attendance',
  'presence',
  'device',
  'door',
  'note',
  'share',
  'feed',
  'report',
];

/** Any noun of the service, its name as the first group: a folder that is no floor. */
const noun = '^service/(?!(?:db|kernel|gateways|live|jobs|operations|http|testing)/)([^/]+)/';

/** The files directly in service/, which compose it and so know everything. */
const composition = '^service/[^/]+\\.ts$';

/** One rule per noun with nouns after it. */
const orderOfNouns = nouns.slice(0, -1).map((name, place) => ({
  name: `noun-order-${name}`,
  severity: 'error',
  comment: `Nouns have an order, and service/${name} comes before the one that is imported: what ${name} needs of it belongs in service/${name}, what both need in a noun before both or in service/kernel; a flow that needs both belongs in the later noun.`,
  from: { path: `^service/${name}/`, pathNot: tests },
  to: { path: `^service/(${nouns.slice(place + 1).join('|')})/` },
}));

/** Local modules outside the given rooms. */
const outside = (...allowed) => ({ path: rooms, pathNot: allowed });

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment:
        'Two files that need each other are one file, or share a third: move what both use into a file of its own below them.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'lib-imports-nobody',
      severity: 'error',
      comment:
        'lib runs anywhere. What needs a token, a cookie or the network of the server belongs in bff/, what needs the database in service/, what renders in components/; pass it in as an argument.',
      from: { path: '^lib/', pathNot: tests },
      to: outside('^lib/'),
    },
    {
      name: 'lib-runs-anywhere',
      severity: 'error',
      comment: 'lib runs in browsers too. What needs Node belongs in bff/ or service/.',
      from: { path: '^lib/', pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'lib-takes-no-server-package',
      severity: 'error',
      comment:
        'lib runs in browsers too. Next and session packages belong in bff/, database and server packages in service/.',
      from: { path: '^lib/', pathNot: tests },
      to: { path: 'node_modules/(next|pg|kysely|hono|iron-session|pino|@electric-sql|server-only)/' },
    },
    {
      name: 'domain-words-nothing',
      severity: 'error',
      comment:
        'Rules answer with codes and facts: instants, minutes, ids. Their sentences belong in lib/text; a caller in service/, components/ or bff/ asks for them there.',
      from: { path: '^lib/domain/', pathNot: tests },
      to: { path: '^lib/(text/|time/format\\.ts$)' },
    },
    {
      name: 'components-import-lib-only',
      severity: 'error',
      comment:
        'A component gets data by lib/query (the api is injected) or by props. Loading with a session belongs in an app/ page through bff/, rules in lib/domain.',
      from: { path: '^components/', pathNot: tests },
      to: outside('^components/', '^lib/'),
    },
    {
      name: 'ui-knows-no-noun',
      severity: 'error',
      comment:
        'components/ui holds pieces without a domain. A piece that knows meetings or rooms belongs in the folder of that noun.',
      from: { path: '^components/ui/', pathNot: tests },
      to: { path: '^components/', pathNot: '^components/ui/' },
    },
    {
      name: 'forms-use-the-kit',
      severity: 'error',
      comment:
        'Forms are made with components/ui/form (ADR 43), which alone stands on the form library: what the kit lacks is added to it.',
      from: { path: rooms, pathNot: '^components/ui/form/' },
      to: { path: 'node_modules/react-hook-form/' },
    },
    {
      name: 'captcha-knows-no-way-in',
      severity: 'error',
      comment:
        'The ways in ask for a captcha, so components/captcha imports none of them: what both say belongs in lib/text, what both show in components/ui.',
      from: { path: '^components/captcha/', pathNot: tests },
      to: { path: '^components/(account|login)/' },
    },
    {
      name: 'credentials-know-no-screen',
      severity: 'error',
      comment:
        'Log-in and account both use components/credentials, so it imports neither: what only one of them shows belongs in that folder of components/.',
      from: { path: '^components/credentials/', pathNot: tests },
      to: { path: '^components/(account|login)/' },
    },
    {
      name: 'browsers-get-no-schemas',
      severity: 'error',
      comment:
        'Browser code takes types from the contract (`import type`), so that zod stays out of the bundle. Parsing belongs in bff/upstream, form rules in lib/domain.',
      from: { path: '^(components|lib/(query|client|text|domain|time|web))/', pathNot: tests },
      to: {
        path: ['^lib/(contract|settings)/', 'node_modules/zod/'],
        // A codec of a wire form has no schema in it.
        pathNot: '^lib/contract/codecs/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'app-imports-no-service',
      severity: 'error',
      comment:
        'Pages load, prefetch and compose: data comes through bff/, what is shown from components/, rules from lib/.',
      from: { path: '^(app/|middleware\\.ts$)', pathNot: tests },
      to: outside('^app/', '^components/', '^bff/', '^lib/'),
    },
    {
      name: 'middleware-asks-the-guard',
      severity: 'error',
      comment:
        'middleware.ts reads the session and asks the guard. Anything else belongs in bff/session or in a page.',
      from: { path: '^middleware\\.ts$' },
      to: outside('^bff/(config|cookies|session)/', '^lib/'),
    },
    {
      name: 'bff-imports-lib-only',
      severity: 'error',
      comment:
        'The BFF speaks to the service by the contract only. Shared rules belong in lib/domain, shared schemas in lib/contract, pieces of screen in components/.',
      from: { path: '^bff/', pathNot: [tests, '^bff/upstream/transport/embedded\\.ts$'] },
      to: outside('^bff/', '^lib/'),
    },
    {
      name: 'embedded-takes-types',
      severity: 'error',
      comment:
        'bff/upstream/transport/embedded.ts may name the service only as a type: server.ts builds it and hands over its fetch, so that no database code enters the Next bundle.',
      from: { path: '^bff/upstream/transport/embedded\\.ts$' },
      to: { path: '^service/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'service-imports-shared-rooms',
      severity: 'error',
      comment:
        'The service shares lib/contract, lib/domain, lib/log, lib/settings, lib/time, lib/web and the sentences of lib/text, nothing more. Sessions belong in bff/; what both need moves down into one of these.',
      from: { path: '^service/', pathNot: [tests, '^service/testing/'] },
      to: outside('^service/', '^lib/(contract|domain|log|settings|text|time|web)/'),
    },
    {
      name: 'db-stands-on-lib',
      severity: 'error',
      comment:
        'service/db is the lowest floor of the service: pool, SQL helpers, tables. What needs a caller or a configuration belongs in service/kernel, the SQL of a noun in its queries or commands.',
      from: { path: '^service/db/', pathNot: tests },
      to: { path: '^service/', pathNot: '^service/db/' },
    },
    {
      name: 'kernel-knows-no-noun',
      severity: 'error',
      comment:
        'service/kernel is what every noun stands on. It declares a type for what it lacks, which service/app.ts hands in; what knows a noun belongs in the folder of that noun.',
      from: { path: '^service/kernel/', pathNot: tests },
      to: { path: '^service/', pathNot: '^service/(db|kernel)/' },
    },
    {
      name: 'gateways-and-live-know-no-noun',
      severity: 'error',
      comment:
        'service/gateways speaks to one outside thing, service/live streams changes; neither knows a noun or the other. What decides belongs in the noun that uses them, what both need in service/kernel.',
      from: { path: '^service/(gateways|live)/', pathNot: tests },
      to: { path: '^service/', pathNot: '^service/(db|kernel|$1)/' },
    },
    {
      name: 'nouns-stand-below-what-runs-them',
      severity: 'error',
      comment:
        'Jobs, operations, HTTP and the composition use nouns, never the other way round. Work of a noun belongs in its folder, what it needs of HTTP (errors, types of handlers) in service/kernel.',
      from: { path: noun, pathNot: tests },
      to: { path: ['^service/(jobs|operations|http)/', composition] },
    },
    {
      name: 'nouns-keep-routes-and-presenting',
      severity: 'error',
      comment:
        'Another noun uses queries and commands, never routes or presenting: rows are presented where they are answered, so the noun of the route has a present.ts of its own. A shape that both answer with belongs in lib/contract.',
      from: { path: noun, pathNot: tests },
      to: { path: '^service/.+/(routes|present)\\.ts$', pathNot: '^service/$1/' },
    },
    {
      name: 'jobs-and-operations-stand-below-http',
      severity: 'error',
      comment:
        'Jobs and operations run without requests. What they share with HTTP belongs in service/kernel or in a noun; service/app.ts starts them.',
      from: { path: '^service/(jobs|operations)/', pathNot: tests },
      to: { path: ['^service/http/', composition] },
    },
    {
      name: 'http-knows-no-noun',
      severity: 'error',
      comment:
        'service/http mounts, parses and answers for every endpoint alike. What knows a noun belongs in its routes.ts, which service/routes.ts hands over.',
      from: { path: '^service/http/', pathNot: tests },
      to: { path: [noun, '^service/(jobs|operations)/', composition] },
    },
    ...orderOfNouns,
    {
      name: 'service-is-plain-node',
      severity: 'error',
      comment:
        'The service runs without React and Next. What renders belongs in components/, what answers browsers in bff/.',
      from: { path: '^service/' },
      to: { path: 'node_modules/(react|react-dom|next|server-only|@mui|@emotion|@tanstack)/' },
    },
    {
      name: 'tests-stay-tests',
      severity: 'error',
      comment: 'Shipped code never imports a test or its helpers: move what both need beside the code.',
      from: { pathNot: [tests, '^(bench|e2e|test|scripts/test)/', '^service/testing/'] },
      to: { path: [tests, '^(e2e|test)/', '^service/testing/'] },
    },
    {
      name: 'no-dev-packages',
      severity: 'error',
      comment:
        'The running product has dependencies only. Move the package there in package.json, or the code into a test.',
      from: { pathNot: [tests, '^(bench|e2e|test|scripts/test)/', '^service/testing/'] },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-missing-modules',
      severity: 'error',
      comment: 'This import leads nowhere: correct the path, or add the package to package.json.',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
