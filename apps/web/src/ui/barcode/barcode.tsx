import { useEffect, useState } from 'react';
import { useWords } from '../../words/words.ts';
import { classNames } from '../class-names.ts';
import css from './barcode.module.css';
import type { BarcodeFormat } from './barcode-format.ts';
import type { BarcodeDrawing } from './draw-barcode.ts';

type BarcodeProps = {
  format: BarcodeFormat;
  payload: string;
  /** The payload is bytes, as base64. */
  binary?: boolean;
  /** What it is, for who cannot see it: "Barcode of Étoile Club". */
  label: string;
};

/** A barcode that a scanner reads: black on white in every theme, as wide as its place. */
export function Barcode({ format, payload, binary = false, label }: BarcodeProps) {
  const { t } = useWords();
  const drawing = useDrawing(format, payload, binary);
  if (drawing === 'failed') return <p className={css.failed}>{t('common.barcodeFailed')}</p>;
  return (
    <div className={classNames(css.barcode, css[format])}>
      {drawing && (
        <svg
          role="img"
          aria-label={label}
          viewBox={`0 0 ${drawing.width} ${drawing.height}`}
          shapeRendering="crispEdges"
        >
          <rect width="100%" height="100%" fill="#fff" />
          <path d={drawing.path} fill="#000" fillRule="evenodd" />
        </svg>
      )}
    </div>
  );
}

/** Null while the encoders are on their way: they come when there is something to draw. */
function useDrawing(format: BarcodeFormat, payload: string, binary: boolean): BarcodeDrawing | 'failed' | null {
  const [drawn, setDrawn] = useState<{ of: string; drawing: BarcodeDrawing | 'failed' } | null>(null);
  const of = `${format} ${payload}`;
  useEffect(() => {
    let gone = false;
    import('./draw-barcode.ts')
      .then(({ drawBarcode }) => drawBarcode(format, payload, binary))
      // A payload that the format cannot hold, or no network at the first time: the number beside it still helps.
      .catch(() => 'failed' as const)
      .then((drawing) => gone || setDrawn({ of, drawing }));
    return () => {
      gone = true;
    };
  }, [format, payload, binary, of]);
  return drawn?.of === of ? drawn.drawing : null;
}
