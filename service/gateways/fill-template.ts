/** Writes a value so that it never says more than a value, whatever the format around it. */
export type Escape = (value: string) => string;

/** A template with each `{name}` of a value replaced; what is no name of one stays. */
export const fillTemplate = (
  template: string,
  values: Readonly<Record<string, string>>,
  escape: Escape,
): string =>
  template.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return value === undefined ? placeholder : escape(value);
  });

/** How values are written into a body of a content type. */
export function escapeFor(contentType: string): Escape {
  if (/\bjson\b/i.test(contentType)) return (value) => JSON.stringify(value).slice(1, -1);
  if (/\bx-www-form-urlencoded\b/i.test(contentType)) return encodeURIComponent;
  if (/\bxml\b/i.test(contentType))
    return (value) => value.replace(/[<>&'"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return (value) => value.replace(/[\r\n]/g, '');
}
