// The frame of every command for operators: everything installed, the configuration read, faults told in a sentence.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './install.mjs';
import { root } from './run.mjs';

/** From here on the product's sources can be imported, with its settings in the environment. */
export async function readySources() {
  process.chdir(root);
  await ensureInstalled();
  const { default: dotenv } = await import('@next/env');
  dotenv.loadEnvConfig(root, true, { info: () => undefined, error: console.error });
  const { register } = await import('tsx/esm/api');
  register();
}

/** Runs a command with the product's settings; it answers the lines to print. */
export async function operatorCommand(command) {
  await readySources();
  const { env } = await import('../../bff/config/env.ts');
  const { storageSettingOf } = await import('../../lib/settings/storage-setting.ts');
  const { systemClock } = await import('../../lib/time/clock.ts');
  const { createLogger } = await import('../../service/kernel/logger.ts');
  try {
    const settings = env();
    const { DATA_DIR: dataDir, DATABASE_URL, DATABASE_MIGRATE_URL } = settings;
    // Tables belong to the role that made them.
    const url = DATABASE_URL && (DATABASE_MIGRATE_URL ?? DATABASE_URL);
    const server = url && { url, environment: process.env };
    const lines = await command({
      dataDir,
      server,
      storage: storageSettingOf(settings, dataDir),
      clock: systemClock,
      logger: createLogger({ level: 'error' }),
    });
    for await (const line of lines) console.log(line);
  } catch (error) {
    await printFailure(error);
  }
}

/** Ends a command that did not do its work: with a sentence, or with the stack of a fault of ours. */
export async function printFailure(error) {
  const { operatorFailureText } = await import('./operator-failure-text.ts');
  console.error(operatorFailureText(error) ?? error);
  process.exitCode = 1;
}

/** The words after a command; nothing when they are none of its own. */
export function readWords(config) {
  try {
    return parseArgs(config);
  } catch {
    return undefined;
  }
}

/** A file as the operator names it, from the folder where npm was called. */
export const fromCaller = (file) => path.resolve(process.env.INIT_CWD ?? process.cwd(), file);
