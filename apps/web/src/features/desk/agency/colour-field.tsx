import { darkEnough, leastContrast } from '@escale/contract/contrast';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { useWords } from '../../../words/words.ts';
import shared from '../desk.module.css';
import css from './agency.module.css';

type ColourProps = { colour: string; contrast: number | null; onChange: (colour: string) => void };

/** Typed or picked; how well it is read is said while one chooses, and a near one that is read well is offered. */
export function ColourField({ colour, contrast, onChange }: ColourProps) {
  const { t, language } = useWords();
  const readable = contrast !== null && contrast >= leastContrast;
  const darker = darkEnough(colour);
  const ratio = contrast && new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(contrast);
  return (
    <div className={shared.stack}>
      <div className={css.colourPair}>
        <Field label={t('agency.colour')} required error={contrast === null && t('agency.colourForm')}>
          {(control) => (
            <input
              type="text"
              spellCheck={false}
              maxLength={7}
              value={colour}
              onChange={(event) => onChange(event.target.value.toLowerCase())}
              {...control}
            />
          )}
        </Field>
        <input
          type="color"
          className={css.swatch}
          aria-label={t('agency.pickColour')}
          value={contrast === null ? '#000000' : colour}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      <p role="status" className={css.contrast} data-readable={readable || undefined}>
        {readable ? <CircleCheck size={17} aria-hidden="true" /> : <CircleAlert size={17} aria-hidden="true" />}
        {ratio ? t(readable ? 'agency.contrastGood' : 'agency.contrastLow', { ratio }) : t('agency.colourForm')}
      </p>
      {!readable && darker && (
        <Button className={css.offer} onClick={() => onChange(darker)}>
          <span className={css.dot} style={{ background: darker }} aria-hidden="true" />
          {t('agency.takeDarker', { colour: darker })}
        </Button>
      )}
    </div>
  );
}
