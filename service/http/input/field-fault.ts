import type { z } from 'zod';
import { fieldFaultText as text } from '@/lib/text/zh-cn/field-faults';

type Issue<Code extends z.core.$ZodIssue['code']> = z.core.$ZodRawIssue<
  Extract<z.core.$ZodIssue, { code: Code }>
>;

const types = new Map<string, string>(Object.entries(text.types));
const units = new Map<string, string>(Object.entries(text.units));
const formats = new Map<string, string>(Object.entries(text.formats));

/** Words a fault of a field. The library's own messages would name types of the language, patterns and values of the wire. */
export const fieldFault: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return typeFault(issue);
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_format':
      return formatFault(issue);
    case 'invalid_value':
      return text.notOffered;
    case 'not_multiple_of':
      return text.multipleOf(String(issue.divisor));
    case 'unrecognized_keys':
      return text.unknownFields(issue.keys.join('、'));
    default:
      return text.invalid;
  }
};

function typeFault({ expected, input }: Issue<'invalid_type'>): string {
  if (input === undefined) return text.missing;
  const name = types.get(expected);
  return name === undefined ? text.invalid : text.type(name);
}

function formatFault({ format }: Issue<'invalid_format'>): string {
  const name = formats.get(format);
  return name === undefined ? text.badFormat : text.format(name);
}

function tooSmall({ origin, minimum, inclusive = true, exact }: Issue<'too_small'>): string {
  if (origin === 'date') return text.tooEarly;
  const amount = amountOf(minimum, origin);
  if (exact) return text.exactly(amount);
  const takesSome = inclusive && units.has(origin) && Number(minimum) === 1;
  return takesSome ? text.empty : text.least[`${inclusive}`](amount);
}

function tooBig({ origin, maximum, inclusive = true, exact }: Issue<'too_big'>): string {
  if (origin === 'date') return text.tooLate;
  const amount = amountOf(maximum, origin);
  return exact ? text.exactly(amount) : text.most[`${inclusive}`](amount);
}

const amountOf = (bound: number | bigint, origin: string) =>
  [bound, units.get(origin)].filter((part) => part !== undefined).join(' ');
