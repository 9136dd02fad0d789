import { calls } from 'virtual:contract';
import type { AgencyTrip } from '@escale/contract';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { baseAddress } from '../../../api/base-address.ts';
import { buttonClass } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Checkbox, Select } from '../../../ui/field/field.tsx';
import { useWords } from '../../../words/words.ts';
import css from '../desk.module.css';

const parts = ['confirmationNumbers', 'prices', 'travelers'] as const;
const languages = ['en', 'fr'] as const;

/** The trip on paper with the agency's face: as published, never what is drafted. */
export function PaperDialog({ trip, onClose }: { trip: AgencyTrip; onClose: () => void }) {
  const { t, language } = useWords();
  const [chosen, setChosen] = useState<readonly string[]>(['confirmationNumbers']);
  const [spoken, setSpoken] = useState(language);
  const query = new URLSearchParams({ language: spoken, ...Object.fromEntries(chosen.map((part) => [part, '1'])) });
  const address = `${baseAddress()}${calls.getAgencyTripPdf.path.replace('{id}', trip.id)}?${query}`;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('agency.paper')}
      text={t('agency.paperText')}
      actions={
        <a href={address} target="_blank" rel="noreferrer" className={buttonClass({ variant: 'primary' })}>
          <FileDown size={18} aria-hidden="true" />
          {t('agency.openPaper')}
        </a>
      }
    >
      <div className={css.stack}>
        <Select
          label={t('agency.paperLanguage')}
          required
          value={spoken}
          onChange={(event) => setSpoken(event.target.value === 'fr' ? 'fr' : 'en')}
        >
          {languages.map((one) => (
            <option key={one} value={one}>
              {t(`agency.language_${one}`)}
            </option>
          ))}
        </Select>
        <fieldset className={css.stack}>
          <legend className={css.pickerLabel}>{t('sharing.alsoShow')}</legend>
          {parts.map((part) => (
            <Checkbox
              key={part}
              label={t(`sharing.${part}`)}
              checked={chosen.includes(part)}
              onChange={(event) =>
                setChosen(event.target.checked ? [...chosen, part] : chosen.filter((other) => other !== part))
              }
            />
          ))}
        </fieldset>
      </div>
    </Dialog>
  );
}
