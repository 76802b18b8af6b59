import { between, oneOf } from '../../kernel/secrets/random';
import { strokeAlphabet } from './stroke-alphabet';

const characters = Object.keys(strokeAlphabet);
const length = 4;

// Twice the size it is shown in, for screens with fine pixels.
const width = 208;
const height = 64;
const inks = ['#1f3fa8', '#8a2be2', '#0f7a57', '#b54708', '#b02a5b'];

/** Four characters that cannot be taken for one another. */
export const newGraphicText = (): string => Array.from({ length }, () => oneOf(characters)).join('');

/** The text as a JPEG, its characters turned and crossed by lines. */
export async function drawGraphicCaptcha(text: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const glyphs = [...text].map((character, place) => glyph(character, place));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none" stroke-linecap="round" stroke-linejoin="round">
    <rect width="100%" height="100%" fill="#f1f4fb"/>${lines(3, 0.35)}${glyphs.join('')}${lines(2, 0.6)}${dots()}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 72 }).toBuffer();
}

function glyph(character: string, place: number): string {
  const x = 16 + place * 47 + between(-3, 5);
  const y = between(11, 18);
  const turn = between(-18, 18);
  const size = between(2.3, 2.8);
  const place2d = `translate(${x} ${y}) scale(${size}) rotate(${turn} 5 7) skewX(${between(-10, 10)})`;
  return `<path d="${strokeAlphabet[character]}" transform="${place2d}" stroke="${oneOf(inks)}" stroke-width="${between(1.5, 2)}"/>`;
}

const lines = (count: number, opacity: number) =>
  Array.from({ length: count }, () => {
    const y = () => between(4, height - 4);
    return `<path d="M${between(-10, 20)} ${y()}C${width / 3} ${y()} ${width / 2} ${y()} ${between(width - 20, width + 10)} ${y()}" stroke="${oneOf(inks)}" stroke-opacity="${opacity}" stroke-width="${between(1.4, 2.6)}"/>`;
  }).join('');

const dots = () =>
  Array.from(
    { length: 40 },
    () =>
      `<circle cx="${between(0, width)}" cy="${between(0, height)}" r="${between(0.6, 1.8)}" fill="${oneOf(inks)}" fill-opacity="0.5"/>`,
  ).join('');
