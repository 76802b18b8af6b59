import coreWebVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import { todoNeedsRecord } from './scripts/eslint/todo-needs-record.mjs';

const environment = {
  object: 'process',
  property: 'env',
  message:
    'The environment is read in bff/config/env.ts (BFF, server.ts) and service/kernel/config.ts (service alone): import the parsed value.',
};

const missingPage = {
  name: 'next/navigation',
  importNames: ['notFound'],
  message:
    'Next answers it with a document without content or language: render PageMissing, and call setPageStatus(404) as loadPage does.',
};

const titleAttribute = {
  // A frame's is its name for screen readers, as the document inside has the pointer.
  selector: 'JSXOpeningElement[name.name=/^[a-z]/][name.name!="iframe"] > JSXAttribute[name.name="title"]',
  message: 'The product has one kind of tooltip: Tip or usePointerTip (components/ui/overlay/tip).',
};

/** Tools and tests talk to the machine: they start processes and hand their environment on. */
const tools = ['*.config.*', 'bench/**', 'scripts/**', 'test/**', 'e2e/**', 'service/testing/**'];

/** Files whose framework asks for a default export. */
const defaultExports = [
  '*.config.*',
  'e2e/{playwright.config,global-setup}.ts',
  'app/**/*.tsx',
  'app/**/{manifest,robots,sitemap}.ts',
  'test/browser/browser-environment.mjs',
];

const config = [
  {
    ignores: [
      '.next/',
      'dist/',
      '.data/',
      'coverage/',
      'test-results/',
      'playwright-report/',
      'next-env.d.ts',
    ],
  },
  ...coreWebVitals,
  ...nextTypescript,
  {
    plugins: { house: { rules: { 'todo-needs-record': todoNeedsRecord } } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'house/todo-needs-record': 'error',
      'max-lines': ['warn', { max: 300, skipBlankLines: true, skipComments: true }],
      'max-params': ['error', { max: 3 }],
      'no-restricted-properties': ['error', environment],
      'no-restricted-exports': [
        'error',
        {
          restrictDefaultExports: {
            direct: true,
            named: true,
            defaultFrom: true,
            namedFrom: true,
            namespaceFrom: true,
          },
        },
      ],
      'no-console': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    },
  },
  {
    files: ['bff/config/env.ts', 'service/kernel/config.ts', ...tools],
    rules: { 'no-restricted-properties': 'off' },
  },
  // A long table of wording or of endpoints is one thing; a long program is several.
  { files: ['lib/text/**', 'lib/contract/**'], rules: { 'max-lines': 'off' } },
  // The rows of a table test arrive as parameters, and the type of a mocked module is an `import()`.
  {
    files: ['**/*.{test,spec}.{ts,tsx}'],
    rules: {
      'max-lines': 'off',
      'max-params': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    },
  },
  {
    files: ['**/*.tsx'],
    rules: { 'react/no-danger': 'error', 'no-restricted-syntax': ['error', titleAttribute] },
  },
  {
    files: ['{app,bff,components}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.tsx'],
    rules: { 'no-restricted-imports': ['error', { paths: [missingPage] }] },
  },
  // One text per row instead of hundreds of elements, escaped by its template (ADR 29), and one per icon, of constants.
  {
    files: ['components/room/slot/markup-element.tsx', 'components/ui/layout/icon.tsx'],
    rules: { 'react/no-danger': 'off' },
  },
  { files: tools, rules: { 'no-console': 'off' } },
  { files: defaultExports, rules: { 'no-restricted-exports': 'off' } },
];

export default config;
