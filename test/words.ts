import fc from 'fast-check';

/** Texts that people may write into a field, hostile ones included. */
export const words = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1 }),
  fc.constantFrom(
    '<img src=x onerror=alert(1)>',
    '"><script>alert(1)</script>',
    "' autofocus onfocus='alert(1)",
    '</div></div>${1}&lt;b&gt;&amp;',
    '<!--',
    '`${alert(1)}`',
  ),
);

/** How an HTML parser hands text on: line ends are one sign, and NUL is none or the sign for what is no sign. */
export const parsed = (text: string) => text.replaceAll(/\r\n?/g, '\n').replaceAll(/[\0\ufffd]/g, '');
