import { z } from 'zod';
import { ownCaptcha } from '../own-captcha';
import { thingNamed, type Things } from './things';

type Schema = z.core.JSONSchema.BaseSchema;

/** An afternoon of the demo with meetings in it. */
const begin = Date.parse('2026-11-18T14:00:00+08:00');
const end = Date.parse('2026-11-18T16:00:00+08:00');

const isReference = /(Ids?|IdList|No)$|^id$|mobile/;

/** A value that a schema reads, with every property filled; what stands for a thing names one of `things`. */
export function sampleOf(schema: z.ZodType, things: Things): unknown {
  const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return valueOf(root, '');

  function valueOf(part: Schema, name: string): unknown {
    if (part.$ref) return valueOf(root.$defs?.[part.$ref.split('/').at(-1) ?? ''] as Schema, name);
    const [choice] = part.anyOf ?? part.oneOf ?? part.allOf ?? [];
    if (choice) return valueOf(choice as Schema, name);
    if (part.const !== undefined) return part.const;
    if (part.enum) return part.enum[0];
    switch (part.type) {
      case 'object':
        return Object.fromEntries(
          Object.entries(part.properties ?? {}).map(([key, value]) => [key, valueOf(value as Schema, key)]),
        );
      case 'array':
        return [valueOf((part.items ?? {}) as Schema, name)];
      case 'boolean':
        return true;
      case 'string':
        if (name === 'sessionId') return ownCaptcha;
        if (name === 'recurrence') return 'FREQ=DAILY;COUNT=2';
        // Where a list was left: at its beginning.
        if (name === 'searchId' || name === 'cursor') return '';
        return isReference.test(name) ? thingNamed(name, things) : 'x'.repeat(part.minLength ?? 1);
      default:
        return instantNamed(name) ?? smallestOf(part);
    }
  }
}

/** A whole number without a lowest value has that of the safe integers in its schema. */
const smallestOf = ({ minimum = 1 }: Schema) => (minimum === Number.MIN_SAFE_INTEGER ? 1 : minimum);

function instantNamed(name: string): number | undefined {
  if (/^begin|From$/.test(name)) return begin;
  return /^end|To$/.test(name) ? end : undefined;
}
