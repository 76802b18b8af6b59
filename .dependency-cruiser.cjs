/**
 * Imports go one way: app → components → lib, app → bff → lib, service → lib/{contract,domain,log,settings,text,time,web}.
 * Each rule says where the code belongs instead.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
const tests = '\\.test\\.tsx?$';
const rooms = '^(app|bench|bff|components|e2e|lib|server|service|test)/|^(middleware|server)\\.ts$';

/** Rooms in which files may still name each other's types in a circle. */
const typeCyclesAllowed = '^service/';

/** Local modules outside the given rooms. */
const outside = (...allowed) => ({ path: rooms, pathNot: allowed });

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment:
        'Two files that need each other are one file, or share a third: move what both use into a file of its own below them.',
      from: { pathNot: typeCyclesAllowed },
      to: { circular: true },
    },
    {
      name: 'no-cycles-of-values',
      severity: 'error',
      comment:
        'Two files that need each other are one file, or share a third: move what both use into a file of its own below them.',
      from: { path: typeCyclesAllowed },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
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
