import { lightEnough } from '@escale/contract/contrast';
import { Plane } from 'lucide-react';
import { Card } from '../../../ui/card/card.tsx';
import { useWords } from '../../../words/words.ts';
import shared from '../desk.module.css';
import css from './agency.module.css';

type PreviewProps = { name: string; colour: string; logo: string | null };

/** How a traveller meets the agency, on a light page and on a dark one; it follows each key. */
export function BrandPreview({ name, colour, logo }: PreviewProps) {
  const { t } = useWords();
  const pages = [
    { theme: 'light', text: colour, surface: '#ffffff', ink: '#0f1324' },
    { theme: 'dark', text: lightEnough(colour), surface: '#13161f', ink: '#f3f5fb' },
  ] as const;
  return (
    <Card padded className={shared.stack} aria-labelledby="preview">
      <h2 id="preview" className={shared.cardTitle}>
        {t('agency.preview')}
      </h2>
      {pages.map(({ theme, text, surface, ink }) => (
        <figure key={theme} className={css.brandPage} style={{ background: surface, color: ink }}>
          <div className={css.brandBand} style={{ background: colour }}>
            {logo && <img src={logo} alt="" />}
            <span>{name || '…'}</span>
          </div>
          <div className={css.brandBody}>
            <p className={css.brandTrip}>{t('agency.previewTrip')}</p>
            <p style={{ color: text }} className={css.brandLink}>
              <Plane size={16} aria-hidden="true" />
              {t('agency.previewLink')}
            </p>
          </div>
          <figcaption className="only-heard">{t(theme === 'light' ? 'agency.onLight' : 'agency.onDark')}</figcaption>
        </figure>
      ))}
    </Card>
  );
}
