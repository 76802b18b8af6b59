import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startApp } from './fixtures/processes/app-process';
import { hasTemplate, keepAsTemplate, removeTemplate } from './fixtures/processes/seeded-store';

/** Tells the demo's story once; every product of the tests starts with a copy of it, those of further runs too. */
async function seedDemoOnce(): Promise<() => void> {
  if (hasTemplate()) return () => undefined;
  const dataDir = mkdtempSync(path.join(tmpdir(), 'app-template-'));
  const app = await startApp({ dataDir });
  await app.end();
  keepAsTemplate(dataDir);
  return removeTemplate;
}

export default seedDemoOnce;
