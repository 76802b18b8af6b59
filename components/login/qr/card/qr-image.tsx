import { encode } from 'uqr';
import styles from './qr-card.module.css';

/** ISO/IEC 18004: a light edge of four modules, without which many cameras see nothing. */
const quietZone = 4;

type Props = { text: string; label: string };

/** A QR code as one path on a white card, whatever the theme: inverted ones are not read by every phone. */
export function QrImage({ text, label }: Props) {
  const { size, data } = encode(text, { ecc: 'M', border: quietZone });
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.image}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={data.map(darkRuns).join('')} />
    </svg>
  );
}

/** The dark modules of one row, neighbours as one piece: no hairlines between them at odd zooms. */
function darkRuns(row: boolean[], y: number): string {
  const runs: string[] = [];
  for (let x = 0; x < row.length; x++) {
    const from = x;
    while (row[x]) x++;
    if (x > from) runs.push(`M${from} ${y}h${x - from}v1H${from}z`);
  }
  return runs.join('');
}
