import qrcode from 'qrcode-generator';
import styles from './factor.module.css';

/** Cells around the code, without which no camera finds it. */
const margin = 4;

/** A text as a QR code, black on white in every theme. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const cells = Array.from({ length: count }, (_, row) =>
    Array.from({ length: count }, (_, column) => (code.isDark(row, column) ? `M${column} ${row}h1v1h-1z` : '')).join(
      '',
    ),
  ).join('');
  const side = count + 2 * margin;
  return (
    <svg role="img" aria-label={label} viewBox={`${-margin} ${-margin} ${side} ${side}`} className={styles.qr}>
      <path fill="#fff" d={`M${-margin} ${-margin}h${side}v${side}h${-side}z`} />
      <path fill="#000" d={cells} shapeRendering="crispEdges" />
    </svg>
  );
}
