import { z } from 'zod';
import { configurationText } from '@/lib/text/zh-cn/configuration';

/** The address of a PostgreSQL database. The driver takes more than URLs proper: a socket beside a user, for one. */
export const databaseAddress = z
  .string()
  .regex(/^postgres(ql)?:\/\/\S+$/, { error: configurationText.notADatabase });
