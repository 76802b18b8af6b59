import { scopes } from '@/lib/domain/meeting/meeting-values';

/** The numbers that a service calls private and public (`VISIBILITY_VALUES`, LIM-02). */
export type VisibilityValues = { private: number; public: number };

/** Whether a service spells visibility as our contract does, so that nothing has to be translated. */
export const areOurs = (values: VisibilityValues): boolean =>
  values.private === scopes.private && values.public === scopes.public;

type Translation = ReadonlyMap<unknown, number>;

const toTheirs = (values: VisibilityValues): Translation =>
  new Map([
    [scopes.private, values.private],
    [scopes.public, values.public],
  ]);
const toOurs = (values: VisibilityValues): Translation =>
  new Map([
    [values.private, scopes.private],
    [values.public, scopes.public],
  ]);

/** Every `scope` of a JSON value in another spelling; a number that is none of the two stays. */
function translated(value: unknown, translation: Translation): unknown {
  if (Array.isArray(value)) return value.map((item) => translated(item, translation));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      name === 'scope' ? (translation.get(item) ?? item) : translated(item, translation),
    ]),
  );
}

/**
 * An answer of the service with visibility as our contract spells it.
 *
 * @example
 * withOurVisibility({ scope: 0 }, { private: 0, public: 1 }) //=> { scope: 1 }
 */
export const withOurVisibility = (body: unknown, values: VisibilityValues): unknown =>
  translated(body, toOurs(values));

/** A request body in JSON with visibility as the service spells it; text that is no JSON is the service's to refuse. */
export function withTheirVisibility(body: BodyInit, values: VisibilityValues): BodyInit {
  if (typeof body === 'string') return translatedText(body, values);
  if (!(body instanceof ReadableStream)) return body;
  const decoder = new TextDecoder();
  let text = '';
  return (body as ReadableStream<Uint8Array>).pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk) {
        text += decoder.decode(chunk, { stream: true });
      },
      flush(controller) {
        const whole = translatedText(text + decoder.decode(), values);
        if (whole !== '') controller.enqueue(new TextEncoder().encode(whole));
      },
    }),
  );
}

function translatedText(text: string, values: VisibilityValues): string {
  try {
    return JSON.stringify(translated(JSON.parse(text), toTheirs(values)));
  } catch {
    return text;
  }
}
