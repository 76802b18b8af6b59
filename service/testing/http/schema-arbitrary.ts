import fc, { type Arbitrary } from 'fast-check';
import { z } from 'zod';

type JsonSchema = {
  [Key in 'minLength' | 'maxLength' | 'minItems' | 'maxItems' | 'minimum' | 'maximum']?: number;
} & {
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  pattern?: string;
};

/** Text that has broken programs: NUL, halves of pairs, other directions, marks that pile up, wildcards, formulas, signs of SQL and HTML. */
const naughtyTexts = [
  ...[
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\uD800',
    '\uDFFF\uD800',
    '\u202Eabc',
    'Z̷̨͖a̴͎l',
    '👩‍👩‍👧‍👦',
    '\u200B',
    '\uFEFF',
    '\r\n',
  ],
  ...[
    '%',
    '_',
    "'",
    '"; --',
    '\\',
    '=1+1',
    '＝1+1',
    '<img src=x onerror=alert(1)>',
    '../../x',
    '{}',
    '[]',
    'null',
    'NaN',
  ],
];
const naughtyDays = ['2026-11-18', '2026-02-30', '0000-00-00', '9999-12-31', '10000-01-01', '2028-02-29'];
const greatestDate = 8.64e15;
const longestArray = 400;
const depthIdentifier = 'schema';

/** Where a part stands: how it reaches the definitions, and whether it is in one. */
type Place = { tie: (name: string) => Arbitrary<unknown>; isNested: boolean };

/**
 * Values that a schema accepts, most of them at its edges, and some just outside where its JSON form cannot say so: for calls that no
 * screen makes.
 *
 * @param samples values that mean something to the store, such as ids; they stand in for texts
 */
export function arbitraryOf(schema: z.ZodType, samples: readonly string[]): Arbitrary<unknown> {
  const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  const definitions = Object.entries(root.$defs ?? {});
  const { top } = fc.letrec<Record<string, unknown>>((tie) => ({
    ...Object.fromEntries(definitions.map(([name, part]) => [name, of(part, { tie, isNested: true })])),
    top: of(root, { tie, isNested: false }),
  }));
  return top as Arbitrary<unknown>;

  function of(part: JsonSchema | boolean, place: Place): Arbitrary<unknown> {
    if (typeof part === 'boolean') return part ? fc.jsonValue() : fc.constant(undefined);
    const { $ref, allOf, anyOf, oneOf, type, ...rest } = part;
    if ($ref !== undefined) return place.tie($ref === '#' ? 'top' : $ref.replace('#/$defs/', ''));
    if ('const' in rest) return fc.constant(rest.const);
    if (rest.enum) return fc.constantFrom(...rest.enum);
    const choices =
      anyOf ?? oneOf ?? (Array.isArray(type) ? type.map((one) => ({ ...rest, type: one })) : undefined);
    if (choices) return fc.oneof({ maxDepth: 4, depthIdentifier }, ...choices.map((one) => of(one, place)));
    if (allOf)
      return fc
        .tuple(...allOf.map((one) => of(one, place)))
        .map((parts) => Object.assign({}, ...(parts as object[])) as object);
    switch (type) {
      case 'null':
        return fc.constant(null);
      case 'boolean':
        return fc.boolean();
      case 'integer':
        return fc.oneof(edgesOf(rest), fc.integer({ min: -1e6, max: 1e6 }));
      case 'number':
        return fc.oneof(edgesOf(rest), fc.double({ noNaN: true, noDefaultInfinity: true }));
      case 'string':
        return textOf(rest);
      case 'array':
        return listOf(rest, place);
      case 'object':
        return objectOf(rest, place);
      default:
        return fc.jsonValue();
    }
  }

  function textOf({ maxLength, pattern }: JsonSchema) {
    return fc.oneof(
      fc.constantFrom(...samples, ...naughtyDays, ...naughtyTexts),
      fc.string({ unit: 'binary', maxLength: Math.min(maxLength ?? 300, 300) }),
      ...(maxLength === undefined
        ? []
        : [fc.constantFrom('长'.repeat(maxLength), 'x'.repeat(maxLength + 1))]),
      ...(pattern === undefined ? [] : [matching(pattern)]),
    );
  }

  function listOf({ items = {}, minItems = 0, maxItems = longestArray }: JsonSchema, place: Place) {
    const item = of(items, place);
    const most = Math.min(maxItems, longestArray);
    const some = fc.array(item, { minLength: minItems, maxLength: most, size: 'small', depthIdentifier });
    // Full lists within a type that holds itself would be a list to the power of its depth.
    if (place.isNested) return some;
    return fc.oneof(
      { weight: 4, arbitrary: some },
      { weight: 1, arbitrary: item.map((value) => Array<unknown>(most).fill(value)) },
    );
  }

  function objectOf({ properties = {}, required = [], additionalProperties }: JsonSchema, place: Place) {
    const named = Object.fromEntries(
      Object.entries(properties).map(([name, part]) => [name, of(part, place)]),
    );
    const record = fc.record(named, { requiredKeys: required.filter((name) => name in named) });
    if (typeof additionalProperties !== 'object') return record;
    const others = fc.dictionary(fc.string({ maxLength: 20 }), of(additionalProperties, place), {
      maxKeys: 5,
    });
    return fc.tuple(record, others).map(([own, more]) => ({ ...more, ...own }));
  }
}

const edgesOf = ({ minimum, maximum }: JsonSchema) =>
  fc.constantFrom(
    ...[minimum, maximum].flatMap((edge) => (edge === undefined ? [] : [edge, edge - 1, edge + 1])),
    ...[0, -0, 1, 0.5, -1, 2 ** 31, 2 ** 53, greatestDate, greatestDate + 1, -greatestDate, 1e308],
  );

/** Text that matches a pattern, as far as the library reads it. */
function matching(pattern: string): Arbitrary<string> {
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'), { maxLength: 64 });
  } catch {
    return fc.constant('');
  }
}
