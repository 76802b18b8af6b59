/**
 * A mobile number that cannot be read over one's shoulder.
 *
 * @example
 * maskedMobile('13812345678') //=> '138****5678'
 */
export function maskedMobile(mobile: string): string {
  return mobile.replace(/^(.{3}).*(.{4})$/, '$1****$2');
}
