import { between } from '../../../kernel/secrets/random';
import { drawBackground } from './draw-background';
import { newPieceForm, piecePath, pieceSize } from './puzzle-piece';

/** In CSS pixels; drawn twice as large for screens with fine pixels. */
export const puzzleSize = { width: 320, height: 160 };
const scale = 2;
const edge = 6;

export type DrawnPuzzle = {
  /** Data addresses of pictures. */
  background: string;
  piece: string;
  /** The size of the piece's box, in CSS pixels. */
  left: number;
  top: number;
};

/** A picture with a hole, and the piece that fits: by chance in scene, form and place, so that no two are alike. */
export async function drawPuzzle(): Promise<DrawnPuzzle> {
  const { default: sharp } = await import('sharp');
  const { width, height } = puzzleSize;
  // So far in that the piece at rest hides nothing of it.
  const left = Math.round(between(pieceSize + 24, width - pieceSize - edge));
  const top = Math.round(between(edge, height - pieceSize - edge));
  const outline = piecePath(newPieceForm());

  const scene = await sharp(svg(puzzleSize, drawBackground(puzzleSize)))
    .composite([{ input: grain(), blend: 'soft-light' }])
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
  const hole = `<g transform="translate(${left} ${top})"><path d="${outline}" fill="#000" fill-opacity="0.52" stroke="#fff" stroke-opacity="0.75" stroke-width="1.2"/></g>`;
  const box = { left: left * scale, top: top * scale, width: pieceSize * scale, height: pieceSize * scale };
  const square = { width: pieceSize, height: pieceSize };
  const [background, piece] = await Promise.all([
    sharp(scene)
      .composite([{ input: svg(puzzleSize, decoy({ left, top }) + hole) }])
      .webp({ quality: 76 })
      .toBuffer(),
    sharp(scene)
      .extract(box)
      .ensureAlpha()
      .composite([
        { input: svg(square, `<path d="${outline}"/>`), blend: 'dest-in' },
        {
          input: svg(
            square,
            `<path d="${outline}" fill="none" stroke="#fff" stroke-opacity="0.9" stroke-width="1.6"/>`,
          ),
        },
      ])
      .png()
      .toBuffer(),
  ]);
  return { background: dataAddress('webp', background), piece: dataAddress('png', piece), left, top };
}

const svg = ({ width, height }: { width: number; height: number }, content: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${height * scale}" viewBox="0 0 ${width} ${height}">${content}</svg>`,
  );

/** A second, fainter hole in another row: a person sees where the piece cannot go, a search for edges finds both. */
function decoy({ left, top }: { left: number; top: number }): string {
  const { width, height } = puzzleSize;
  const below = top > (height - pieceSize) / 2 ? 0 : height - pieceSize;
  const beside =
    left > width / 2 ? between(pieceSize, width / 2 - pieceSize) : between(width / 2, width - pieceSize);
  return `<g transform="translate(${beside} ${below}) rotate(${between(-20, 20)} 27 27)"><path d="${piecePath(newPieceForm())}" fill="#000" fill-opacity="0.28"/></g>`;
}

/** Grain, so that the piece's own edge is not the only sharp one. */
const grain = () => ({
  create: {
    width: puzzleSize.width * scale,
    height: puzzleSize.height * scale,
    channels: 3 as const,
    background: '#808080',
    noise: { type: 'gaussian' as const, mean: 128, sigma: 16 },
  },
});

const dataAddress = (kind: 'png' | 'webp', picture: Buffer) =>
  `data:image/${kind};base64,${picture.toString('base64')}`;
