import type { z } from 'zod';
import { zhCN } from 'zod/locales';
import { configurationText } from '@/lib/text/zh-cn/configuration';

/** Zod's own messages in the language of ours, for one parse: `z.config` would change every message of the process. */
export const inChinese = { error: zhCN().localeError };

/** Every fault of an environment at once, a line each, for the terminal. */
export function settingsFaults({ issues }: z.ZodError): string {
  const faults = issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
  return `${configurationText.unusable}\n${faults.join('\n')}`;
}
