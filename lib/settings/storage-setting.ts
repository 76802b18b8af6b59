import { z } from 'zod';
import { configurationText } from '@/lib/text/zh-cn/configuration';

/** A bucket of an S3-compatible service, addressed by path: `url` is that of the bucket. */
export type S3Setting = {
  kind: 's3';
  url: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** The place of uploaded files: a folder of this machine, or a bucket. */
export type StorageSetting = { kind: 'disk'; folder: string } | S3Setting;

/** The part of an environment that chooses it. */
export const storageVariables = {
  STORAGE_S3_URL: z.url({ protocol: /^https?$/ }).optional(),
  STORAGE_S3_REGION: z.string().default('us-east-1'),
  STORAGE_S3_ACCESS_KEY_ID: z.string().optional(),
  STORAGE_S3_SECRET_ACCESS_KEY: z.string().optional(),
};
export type StorageVariables = z.output<z.ZodObject<typeof storageVariables>>;

/** A bucket without its keys is a fault of the settings, not a reason to store files elsewhere. */
export function checkStorageVariables(variables: StorageVariables, context: z.RefinementCtx): void {
  if (variables.STORAGE_S3_URL === undefined) return;
  for (const name of ['STORAGE_S3_ACCESS_KEY_ID', 'STORAGE_S3_SECRET_ACCESS_KEY'] as const)
    if (variables[name] === undefined)
      context.addIssue({ code: 'custom', path: [name], message: configurationText.storageKeyMissing });
}

/** `dataDir`: where the product keeps its files on this machine. */
export const storageSettingOf = (variables: StorageVariables, dataDir: string): StorageSetting =>
  variables.STORAGE_S3_URL === undefined
    ? { kind: 'disk', folder: `${dataDir}/uploads` }
    : {
        kind: 's3',
        url: variables.STORAGE_S3_URL.replace(/\/+$/, ''),
        region: variables.STORAGE_S3_REGION,
        accessKeyId: variables.STORAGE_S3_ACCESS_KEY_ID ?? '',
        secretAccessKey: variables.STORAGE_S3_SECRET_ACCESS_KEY ?? '',
      };
